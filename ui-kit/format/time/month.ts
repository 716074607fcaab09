import { addDays, instantInSeoul, todayInSeoul } from './date.ts';

/** A month as people write it: 2026년 3월. @param month `2026-03` or a day of it */
export const formatMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`;

/** This month in Seoul, as `2026-03`. */
export const thisMonth = (): string => todayInSeoul().slice(0, 7);

/** A month some months later. @param month `2026-03` or a day of it */
export function addMonths(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** Months as options, the oldest first. @param from `2026-03` @param to the last one */
export function monthOptions(from: string, to: string): { value: string; label: string }[] {
  if (from > to) return [];
  return [{ value: from, label: formatMonth(from) }, ...monthOptions(addMonths(from, 1), to)];
}

/** A month: its first and last day, and the instants between which it lies. @param month `2026-03` */
export function spanOfMonth(month: string): { from: string; to: string; since: string; before: string } {
  const from = `${month}-01`;
  const next = `${addMonths(month, 1)}-01`;
  return { from, to: addDays(next, -1), since: instantInSeoul(from), before: instantInSeoul(next) };
}
