import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { DragIcon } from '../icons.ts';
import css from './SortableList.module.css';
import { useSorting } from './useSorting.ts';

export interface SortableListProps<Item extends { id: string }> {
  /** What is listed, for screen readers. */
  label: string;
  /** In their stored order. */
  items: readonly Item[];
  /** An item's name, for its handle and for announcements. */
  nameOf: (item: Item) => string;
  /** Stores the new order, ids first to last; when it throws, a toast says why and the old order is restored, which it also is for `false`. */
  onMove: (ids: string[]) => unknown;
  /** Whether the order may be changed; otherwise there are no handles. @default true */
  canMove?: boolean;
  /** One row, beside its handle. */
  children: (item: Item) => ReactNode;
}

/**
 * A list sorted by hand. The handle is dragged by mouse or finger; by keyboard, Space picks up and drops, arrows, Home
 * and End move, Escape cancels. Each step is announced to screen readers.
 */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { label, items, nameOf, onMove, canMove = true, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const howId = useId();
  const sorting = useSorting({ items, nameOf, onMove, list });
  return (
    <div>
      {/* While one is held only the places on the screen change: moving the elements would drop focus and pointer. */}
      <ul ref={list} role="list" aria-label={label} className={css.list}>
        {items.map((item) => {
          const held = item.id === sorting.liftedId;
          const at = sorting.order.indexOf(item.id);
          return (
            <li key={item.id} className={css.row} data-held={held || undefined} style={{ order: at }}>
              {canMove && items.length > 1 && (
                <button
                  type="button"
                  className={css.handle}
                  aria-label={`${nameOf(item)} 순서 바꾸기`}
                  aria-describedby={howId}
                  aria-pressed={held}
                  onKeyDown={(event) => onHandleKey(event, sorting, item.id, at)}
                  onBlur={() => held && void sorting.drop()}
                  onPointerDown={(event) => {
                    if (event.button === 0) sorting.raise(item.id, true);
                  }}
                >
                  <DragIcon aria-hidden />
                </button>
              )}
              <div className={css.content}>{children(item)}</div>
            </li>
          );
        })}
      </ul>
      <p id={howId} hidden>
        스페이스로 들고, 위아래 화살표로 옮기고, 스페이스로 놓습니다. Esc를 누르면 옮기지 않습니다.
      </p>
      <p role="status" className="visually-hidden">
        {sorting.said}
      </p>
    </div>
  );
}

type Sorting = ReturnType<typeof useSorting>;

function onHandleKey(event: KeyboardEvent, { liftedId, raise, moveTo, drop, cancel }: Sorting, id: string, at: number) {
  const lifted = liftedId === id;
  const keys: Record<string, (() => unknown) | false> = {
    ' ': () => (lifted ? drop() : raise(id)),
    Enter: () => (lifted ? drop() : raise(id)),
    ArrowUp: lifted && (() => moveTo(at - 1)),
    ArrowDown: lifted && (() => moveTo(at + 1)),
    Home: lifted && (() => moveTo(0)),
    End: lifted && (() => moveTo(Number.MAX_SAFE_INTEGER)),
    Escape: lifted && cancel,
  };
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
