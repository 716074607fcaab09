import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { clockOf, type Hours } from '#ui-kit/WeekCalendar/span.ts';
import { linesOf, momentIn, rowsOf, stacksOf } from './layout.ts';
import css from './TimeGrid.module.css';

/** A column. */
export interface TimeColumn<Item> {
  /** Unique in the grid. */
  key: string;
  /** Its heading. */
  name: string;
  /** Below the heading. */
  note?: string | undefined;
  isShaded: boolean;
  /** The current time in minutes from midnight, drawn as a line. */
  now?: number | undefined;
  items: readonly Item[];
}

interface TimeGridProps<Item> {
  /** What is in it, for screen readers. */
  label: string;
  columns: readonly TimeColumn<Item>[];
  /** The hours shown, in minutes from midnight; all items lie in them. */
  hours: Hours;
  /** Opens a column by its heading; without it headings are no buttons. @default undefined */
  onOpen?: ((key: string) => void) | undefined;
  children: (item: Item) => ReactNode;
}

/**
 * Columns of time whose hours are as high as what is written in them needs: what is at once stands below each other, so nothing is cut, and what has room is as high as it is long.
 */
export function TimeGrid<Item extends { id: string; from: number; to: number }>(props: TimeGridProps<Item>) {
  const { label, columns, hours, onOpen, children } = props;
  const drawn = columns.map((column) => ({ ...column, stacks: stacksOf(column.items) }));
  const all = drawn.flatMap(({ stacks }) => stacks);
  const lines = linesOf(hours, all);
  const between = (from: number, to: number): CSSProperties => ({
    gridRow: `${lines.indexOf(from) + 1} / ${lines.indexOf(to) + 1}`,
  });
  const marks = lines.filter((line) => line % 60 === 0).slice(0, -1);
  const isEmpty = columns.every(({ items }) => items.length === 0);
  return (
    // Scrolled by the keyboard; where there is something to press, that is focused instead.
    <div className={css.scroll} role="group" aria-label={label} tabIndex={isEmpty && !onOpen ? 0 : undefined}>
      <div className={css.wide} style={{ '--columns': columns.length, '--hours': marks.length } as CSSProperties}>
        <div className={css.heads}>
          {columns.map(({ key, name, note, isShaded, now }, at) => (
            <div
              key={key}
              className={css.head}
              data-shaded={isShaded || undefined}
              data-now={now !== undefined || undefined}
              style={{ gridColumn: at + 2 }}
            >
              {onOpen ? (
                <button type="button" onClick={() => onOpen(key)}>
                  {name}
                </button>
              ) : (
                name
              )}
              {note && <span className={css.note}>{note}</span>}
            </div>
          ))}
        </div>
        <div className={css.body} style={{ gridTemplateRows: rowsOf(lines, all) }}>
          {marks.map((mark) => (
            <div key={mark} className={css.hour} style={between(mark, mark + 60)} aria-hidden>
              <span>{clockOf(mark)}</span>
            </div>
          ))}
          {drawn.map(({ key, name, isShaded, now, stacks }, at) => (
            <div
              key={key}
              role="group"
              aria-label={name}
              className={css.column}
              data-shaded={isShaded || undefined}
              style={{ gridColumn: at + 2 }}
            >
              {stacks.map(({ from, to, items }) => (
                <ul key={from} role="list" className={css.stack} style={between(from, to)}>
                  {items.map((item) => (
                    <li key={item.id}>{children(item)}</li>
                  ))}
                </ul>
              ))}
              <Now at={now === undefined ? null : momentIn(lines, now)} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function Now({ at }: { at: ReturnType<typeof momentIn> }) {
  const line = useRef<HTMLSpanElement>(null);
  // Only once, so that the person's own scrolling is kept.
  useEffect(() => {
    const scroller = line.current?.offsetParent;
    if (line.current && scroller) scroller.scrollTop = line.current.offsetTop - scroller.clientHeight / 2;
  }, []);
  if (!at) return null;
  return (
    <span
      ref={line}
      className={css.now}
      style={{ gridRow: at.row, '--share': at.share } as CSSProperties}
      aria-hidden
    />
  );
}
