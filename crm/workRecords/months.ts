import { addDays, weekdayOf } from '#ui-kit';

/** The days of a month, in order. */
export function daysOf(month: string): string[] {
  const first = `${month}-01`;
  return Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((day) => day.startsWith(month));
}

/** The weeks of a month from Monday on; null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const days = daysOf(month);
  const before = Array.from({ length: weekdayOf(days[0] ?? '') - 1 }, () => null);
  const cells = [...before, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, at) => cells.slice(at * 7, at * 7 + 7));
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}
