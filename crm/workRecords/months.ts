import { addDays, instantInSeoul, weekdayOf } from '#ui-kit';

/** A month `YYYY-MM` some months later. */
export function moveMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** `2026년 11월`. */
export function sayMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}

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

/** The days of a month, first and last, and the instants between which it lies. */
export function spanOf(month: string): { from: string; to: string; since: string; before: string } {
  const from = `${month}-01`;
  const next = `${moveMonth(month, 1)}-01`;
  return { from, to: addDays(next, -1), since: instantInSeoul(from), before: instantInSeoul(next) };
}
