import { formatDay } from '../format/time/date.ts';

/** A period within one day. */
export interface CalendarSpan {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Minutes from midnight. */
  from: number;
  /** Minutes from midnight, after `from`. */
  to: number;
}

/** The hours a calendar shows, in minutes from midnight. */
export type Hours = readonly [from: number, to: number];

/** All times are multiples of a quarter of an hour. */
export const STEP_MINUTES = 15;

/** The nearest quarter of an hour. */
export function snapped(minutes: number): number {
  return Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;
}

/** The span moved by days among those shown, and by minutes; its length is kept and it stays inside the hours. */
export function movedSpan(
  { day, from, to }: CalendarSpan,
  by: { days?: number; minutes?: number },
  days: readonly string[],
  [first, last]: Hours,
): CalendarSpan {
  const length = to - from;
  const start = Math.max(first, Math.min(last - length, from + (by.minutes ?? 0)));
  const at = Math.max(0, Math.min(days.length - 1, days.indexOf(day) + (by.days ?? 0)));
  return { day: days[at] ?? day, from: start, to: start + length };
}

/** The span with its end moved by minutes; at least a quarter of an hour long. */
export function resizedSpan(span: CalendarSpan, minutes: number, [, last]: Hours): CalendarSpan {
  return { ...span, to: Math.max(span.from + STEP_MINUTES, Math.min(last, span.to + minutes)) };
}

export function isSameSpan(one: CalendarSpan, other: CalendarSpan): boolean {
  return one.day === other.day && one.from === other.from && one.to === other.to;
}

/** The lane of each span and the number of lanes of its day, so that no span covers another. */
export function lanesOf(spans: readonly (CalendarSpan & { id: string })[]): Map<string, { lane: number; of: number }> {
  const placed = new Map<string, { lane: number; of: number }>();
  let group: { id: string; lane: number }[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const { id, lane } of group) placed.set(id, { lane, of: ends.length });
    group = [];
    ends = [];
  };
  for (const { id, from, to } of [...spans].sort((one, other) => one.from - other.from || other.to - one.to)) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = to;
    group.push({ id, lane });
  }
  close();
  return placed;
}

/** Minutes from midnight as `18:30`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `11월 24일 (화) 18:30–21:30`. */
export function spanWords({ day, from, to }: CalendarSpan): string {
  return `${formatDay(day)} ${clockOf(from)}–${clockOf(to)}`;
}
