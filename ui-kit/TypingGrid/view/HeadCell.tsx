import { useRef, useState, type PointerEvent } from 'react';
import type { GridColumn, GridSort, Side } from '../types.ts';
import css from '../TypingGrid.module.css';
import type { ColumnDrag } from '../columns/useColumnActions.ts';

export interface HeadCellProps {
  column: GridColumn<never>;
  /** From 0. */
  index: number;
  /** The gap before it, in CSS pixels, for columns that are not rendered. */
  gap: number;
  drag: ColumnDrag | undefined;
  /** The order of the rows. */
  sort: GridSort | null;
  /** A click chooses another order; undefined where rows cannot be sorted. */
  onSort: ((column: GridColumn<never>) => void) | undefined;
}

/** How far the pointer must move before a drag starts, in CSS pixels. */
const THRESHOLD = 5;

/** How near the grid's edge a dragged header scrolls it, and by how much per frame, in CSS pixels. */
const EDGE = 48;
const SCROLL = 16;

interface Target {
  id: string;
  side: Side;
}

/** The header of a column: a click sorts by it, dragging it moves the column, dragging its right edge resizes it; a double click there resets the width. */
export function HeadCell({ column, index, gap, drag, sort, onSort }: HeadCellProps) {
  const [from, setFrom] = useState<number | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  // The click that ends a drag sorts nothing.
  const dragged = useRef(false);
  const sorted = sort?.columnId === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined;
  const isMovable = drag !== undefined && column.moves !== undefined;

  const lift = (event: PointerEvent<HTMLElement>): void => {
    dragged.current = false;
    if (!isMovable || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(event.clientX);
  };
  const carry = (event: PointerEvent<HTMLElement>): void => {
    if (from === null || (target === null && Math.abs(event.clientX - from) < THRESHOLD)) return;
    scrollAtEdge(event);
    dragged.current = true;
    const next = targetAt(event, column);
    mark(event.currentTarget, next);
    setTarget(next);
  };
  const drop = (event: PointerEvent<HTMLElement>): void => {
    mark(event.currentTarget, null);
    setFrom(null);
    setTarget(null);
    if (target && event.type === 'pointerup') drag?.move(column.id, target.id, target.side);
  };

  return (
    <div
      ref={unmarked}
      role="columnheader"
      aria-colindex={index + 1}
      className={css.headCell}
      style={{ width: column.width, marginLeft: gap }}
      title={column.label}
      data-head={column.id}
      data-moves={isMovable ? column.moves : undefined}
      data-lifted={target !== null || undefined}
      data-align={column.align}
      data-current={column.current || undefined}
      data-opens={column.opens || undefined}
      data-sorts={onSort !== undefined || undefined}
      aria-sort={sorted}
      // Keeps the focus in the grid.
      onMouseDown={(event) => drag && event.preventDefault()}
      onPointerDown={lift}
      onPointerMove={carry}
      onPointerUp={drop}
      onPointerCancel={drop}
      onClick={() => !dragged.current && onSort?.(column)}
    >
      <span className={css.headText}>
        {column.label}
        {sorted && <span aria-hidden>{sorted === 'descending' ? ' ↓' : ' ↑'}</span>}
      </span>
      {drag && <Grip column={column} drag={drag} />}
    </div>
  );
}

/** The resize handle at the right edge of a header. */
function Grip({ column, drag }: { column: GridColumn<never>; drag: ColumnDrag }) {
  const [from, setFrom] = useState<number | null>(null);
  const end = (): void => {
    if (from !== null) drag.sized();
    setFrom(null);
  };
  return (
    <span
      aria-hidden
      className={css.grip}
      data-held={from !== null || undefined}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(event.clientX - column.width);
      }}
      onPointerMove={(event) => from !== null && drag.size(column.id, event.clientX - from)}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => drag.usual(column.id)}
      onClick={(event) => event.stopPropagation()}
    />
  );
}

/** The header under the pointer, if the column may move beside it. */
function targetAt({ clientX, clientY }: PointerEvent, { id, moves }: GridColumn<never>): Target | null {
  const head = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-head]');
  const other = head?.dataset.head;
  if (!head || other === undefined || other === id || head.dataset.moves !== moves) return null;
  const { left, width } = head.getBoundingClientRect();
  return { id: other, side: clientX < left + width / 2 ? 'before' : 'after' };
}

/** Marks where the column will go, without re-rendering the other headers. */
function mark(head: HTMLElement, target: Target | null): void {
  for (const other of head.closest('[role="row"]')?.querySelectorAll<HTMLElement>('[data-head]') ?? []) {
    if (target && other.dataset.head === target.id) other.dataset.drop = target.side;
    else delete other.dataset.drop;
  }
}

/** A header that is unmounted during a drag removes its mark. */
const unmarked = (head: HTMLElement | null) => () => {
  if (head) mark(head, null);
};

function scrollAtEdge({ clientX, currentTarget }: PointerEvent<HTMLElement>): void {
  const grid = currentTarget.closest<HTMLElement>('[role="grid"]');
  if (!grid) return;
  const { left, right } = grid.getBoundingClientRect();
  if (clientX > right - EDGE) grid.scrollLeft += SCROLL;
  else if (clientX < left + EDGE) grid.scrollLeft -= SCROLL;
}
