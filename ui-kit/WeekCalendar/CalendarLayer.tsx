import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { formatDay } from '../format/time/date.ts';
import { clockOf, lanesOf, spanWords, type CalendarSpan } from './span.ts';
import type { DraftControl } from './useDraft.ts';
import type { useKeys } from './useKeys.ts';
import type { CalendarBlock } from './types.ts';
import css from './WeekCalendar.module.css';

interface CalendarLayerProps<Block extends CalendarBlock> {
  days: readonly string[];
  /** As stored, in their order. */
  blocks: readonly Block[];
  control: DraftControl;
  keys: ReturnType<typeof useKeys>;
  /** The id of the element that explains the keys. */
  howId: string;
  onOpen: (id: string) => void;
  children: (block: Block) => ReactNode;
}

/** Blocks, cursor and preview above the days. One layer for all days, so that a block that changes its day stays the same element. */
export function CalendarLayer<Block extends CalendarBlock>(props: CalendarLayerProps<Block>) {
  const { days, blocks, control, keys, howId, onOpen, children } = props;
  const { draft, shown } = control;
  const layer = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const spans = new Map(shown.map((block) => [block.id, block]));
  const lanes = new Map(days.flatMap((day) => [...lanesOf(shown.filter((block) => block.day === day))]));
  // Sorted by time, so that Tab follows the week.
  const ordered = [...blocks].sort((one, other) => one.day.localeCompare(other.day) || one.from - other.from);
  const order = ordered.map(({ id }) => id).join();

  // A browser drops the focus of an element that is moved in the DOM.
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    layer.current?.querySelector<HTMLElement>(`[data-block="${CSS.escape(focused.current)}"]`)?.focus();
  }, [order]);

  const at = ({ day, from, to }: CalendarSpan, lane = 0, of = 1): CSSProperties =>
    ({
      '--day': days.indexOf(day),
      '--from': from,
      '--length': to - from,
      '--lane': lane,
      '--lanes': of,
    }) as CSSProperties;

  return (
    <div ref={layer} className={css.layer}>
      {ordered.map((block) => {
        const span = spans.get(block.id) ?? block;
        const place = lanes.get(block.id);
        const isHeld = draft?.id === block.id;
        return (
          <button
            key={block.id}
            type="button"
            className={css.block}
            data-block={block.id}
            data-tone={block.tone ?? 'accent'}
            data-held={isHeld || undefined}
            aria-describedby={howId}
            style={at(span, place?.lane, place?.of)}
            onClick={() => onOpen(block.id)}
            onKeyDown={(event) => keys.onBlockKey(event, block.id)}
            onKeyUp={(event) => keys.onBlockKeyUp(event, block.id)}
            onFocus={() => (focused.current = block.id)}
            onBlur={(event) => {
              if (event.relatedTarget) focused.current = null;
              if (isHeld) void control.commit();
            }}
          >
            <span className="visually-hidden">{formatDay(span.day)} </span>
            <span className={css.line}>
              <span className={css.hours}>{`${clockOf(span.from)}–${clockOf(span.to)}`}</span>
              {block.note !== undefined && <span className={css.note}>{block.note}</span>}
            </span>
            {children(block)}
            <span className={css.edge} data-resize aria-hidden />
          </button>
        );
      })}
      <button
        type="button"
        className={css.cursor}
        aria-label={`＋ ${spanWords(keys.cursor)}에 새로 만들기`}
        style={at(keys.cursor)}
        onKeyDown={keys.onCursorKey}
      >
        ＋
      </button>
      {draft?.id === null && (
        <span className={css.drawn} style={at(draft.span)} aria-hidden>
          {`${clockOf(draft.span.from)}–${clockOf(draft.span.to)}`}
        </span>
      )}
    </div>
  );
}
