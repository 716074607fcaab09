import type { Hours } from '#ui-kit/WeekCalendar/span.ts';

/** A time within a day, in minutes from midnight. */
interface Span {
  from: number;
  to: number;
}

/** What begins at one moment in one column, until the next begins or the last of it ends. */
export interface Stack<Item extends Span> extends Span {
  items: readonly Item[];
}

/** The hours of a timetable without lessons. */
const QUIET: Hours = [14 * 60, 22 * 60];

/** The whole hours that all of these lie in. */
export function shownHours(spans: readonly Span[]): Hours {
  if (spans.length === 0) return QUIET;
  const first = Math.min(...spans.map(({ from }) => from));
  const last = Math.max(...spans.map(({ to }) => to));
  return [Math.floor(first / 60) * 60, Math.ceil(last / 60) * 60];
}

/** The items of a column as lists, one below the other in the order of time: none covers another, however many are at once. */
export function stacksOf<Item extends Span>(items: readonly Item[]): Stack<Item>[] {
  const groups = [...Map.groupBy(items, ({ from }) => from)].sort(([one], [other]) => one - other);
  return groups.map(([from, own], at) => {
    const next = groups[at + 1]?.[0] ?? Infinity;
    return { from, to: Math.min(next, Math.max(...own.map(({ to }) => to))), items: own };
  });
}

/** The moments between which the rows of the grid lie: whole hours, and where a stack begins or ends. */
export function linesOf([first, last]: Hours, stacks: readonly Span[]): number[] {
  const hours = Array.from({ length: (last - first) / 60 + 1 }, (_, at) => first + at * 60);
  return [...new Set([...hours, ...stacks.flatMap(({ from, to }) => [from, to])])].sort((one, other) => one - other);
}

/** How high each row between these lines is at least, for CSS; one in which nothing is, is low. */
export function rowsOf(lines: readonly number[], stacks: readonly Span[]): string {
  const heights = lines.slice(1).map((to, at) => {
    const from = lines[at] ?? 0;
    const isQuiet = stacks.every((stack) => stack.to <= from || to <= stack.from);
    return `minmax(calc(${to - from} * var(--${isQuiet ? 'quiet' : 'minute'})), auto)`;
  });
  return heights.join(' ');
}

/** The row that a moment is in, from 1, and how much of it has passed, from 0 to 1; null outside of the hours. */
export function momentIn(lines: readonly number[], minute: number): { row: number; share: number } | null {
  const row = lines.findLastIndex((line) => line <= minute) + 1;
  const [from, to] = [lines[row - 1], lines[row]];
  return from === undefined || to === undefined ? null : { row, share: (minute - from) / (to - from) };
}
