import { useId, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { CalendarLayer } from './CalendarLayer.tsx';
import { clockOf, type CalendarSpan, type Hours } from './span.ts';
import { useDraft } from './useDraft.ts';
import { useKeys } from './useKeys.ts';
import { usePointer } from './usePointer.ts';
import css from './WeekCalendar.module.css';
import type { CalendarBlock } from './types.ts';

/** A column. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Its heading. */
  title: ReactNode;
  /** Shaded, e.g. for a holiday; `note` says why. @default false */
  shaded?: boolean;
}

export interface WeekCalendarProps<Block extends CalendarBlock> {
  /** What the calendar contains, for screen readers. */
  label: string;
  /** The columns, in order: one for a day view, seven for a week view. */
  days: readonly CalendarDay[];
  /** The hours shown, in minutes from midnight. @default 9:00–24:00 */
  hours?: Hours;
  /** Hours from here on are shaded as late, in minutes from midnight. @default undefined */
  lateFrom?: number | undefined;
  /** The current time, drawn as a line. @default undefined */
  now?: { day: string; minute: number } | undefined;
  blocks: readonly Block[];
  /** The content of a block: text only, because a block is a button. */
  children: (block: Block) => ReactNode;
  /** A block was clicked. */
  onOpen: (id: string) => void;
  /** A period was drawn, tapped or chosen by keyboard. */
  onMake: (span: CalendarSpan) => void;
  /** Stores a moved or resized block; when it throws, the block goes back. */
  onMove: (id: string, span: CalendarSpan) => void | Promise<void>;
}

/** The length of a period created by tap or keyboard, in minutes. */
const MADE_MINUTES = 60;

/** The first hour visible before scrolling, in minutes from midnight. */
const EVENING = 16 * 60;

const ALL_DAY: Hours = [9 * 60, 24 * 60];

/**
 * Days side by side with blocks of time. Dragging an empty place creates a period, dragging a block moves it, dragging its
 * lower edge resizes it, in quarters of an hour; on touch, a long press picks a block up and any other drag scrolls. By keyboard: arrows move the cursor to a time and Enter creates; Alt with an arrow
 * moves a block, Shift+Alt resizes it, releasing Alt drops, Escape cancels. Each step is announced to screen readers.
 */
export function WeekCalendar<Block extends CalendarBlock>(props: WeekCalendarProps<Block>) {
  const { label, days, hours = ALL_DAY, lateFrom, now, blocks, children, onOpen, onMake, onMove } = props;
  const columns = useRef<HTMLDivElement>(null);
  const howId = useId();
  const dates = days.map(({ date }) => date);
  const control = useDraft({ blocks, onMake, onMove });
  const first = {
    day: dates[0] ?? '',
    from: Math.max(hours[0], 18 * 60),
    to: Math.max(hours[0], 18 * 60) + MADE_MINUTES,
  };
  const pointer = usePointer({ columns, days: dates, hours, control });
  const keys = useKeys({ days: dates, hours, control, start: first, onMake });

  // Most lessons are in the evening, so the view starts there.
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element) element.scrollTop = (element.scrollHeight * (EVENING - hours[0])) / (hours[1] - hours[0]);
    // Only once, so that the person's own scrolling is kept.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const marks = Array.from({ length: (hours[1] - hours[0]) / 60 }, (_, at) => hours[0] + at * 60);
  const tap = (x: number, y: number): void => {
    const place = pointer.placeOf(x, y);
    if (!place || pointer.hasDragged()) return;
    const from = Math.min(hours[1] - MADE_MINUTES, Math.floor(place.minute / 30) * 30);
    onMake({ day: place.day, from, to: from + MADE_MINUTES });
  };

  return (
    <div className={css.calendar} role="group" aria-label={label} style={{ '--days': days.length } as CSSProperties}>
      <div ref={scroller} className={css.scroll}>
        <div className={css.heads}>
          {days.map(({ date, title, shaded }) => (
            <div
              key={date}
              className={css.head}
              data-shaded={shaded || undefined}
              data-today={now?.day === date || undefined}
            >
              {title}
            </div>
          ))}
        </div>
        <div className={css.body} style={{ '--span': hours[1] - hours[0], '--first': hours[0] } as CSSProperties}>
          <div className={css.clock} aria-hidden>
            {marks.map((minute) => (
              <span key={minute} style={at(minute)}>
                {clockOf(minute)}
              </span>
            ))}
          </div>
          <div
            ref={columns}
            className={css.columns}
            onPointerDown={pointer.onPointerDown}
            onClick={(event) => {
              if (!(event.target as Element).closest('button')) tap(event.clientX, event.clientY);
            }}
          >
            {days.map(({ date, shaded }) => (
              <div key={date} className={css.day} data-day={date} data-shaded={shaded || undefined}>
                {lateFrom !== undefined && <span className={css.late} style={at(lateFrom)} />}
                {now?.day === date && <span className={css.now} style={at(now.minute)} />}
              </div>
            ))}
            <CalendarLayer
              days={dates}
              blocks={blocks}
              control={control}
              keys={keys}
              howId={howId}
              onOpen={(id) => !pointer.hasDragged() && onOpen(id)}
            >
              {children}
            </CalendarLayer>
          </div>
        </div>
      </div>
      <p id={howId} hidden>
        Alt와 화살표로 옮기고, Shift와 Alt와 위아래 화살표로 길이를 바꿉니다. Esc를 누르면 되돌립니다.
      </p>
      <p role="status" className="visually-hidden">
        {control.said}
      </p>
    </div>
  );
}

const at = (minute: number): CSSProperties => ({ '--from': minute }) as CSSProperties;
