import { todayInSeoul } from '#ui-kit';

/** A month as people write it: 2026년 3월. @param month `2026-03` or its first day */
export const sayMonth = (month: string): string => `${month.slice(0, 4)}년 ${Number(month.slice(5, 7))}월`;

/** A month some months later. @param month `2026-03` */
export function addMonths(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** This month in Seoul. */
export const thisMonth = (): string => todayInSeoul().slice(0, 7);

/** Months as options, the newest first, from some months ahead to some back. */
export const monthOptions = (ahead: number, back: number): { value: string; label: string }[] =>
  Array.from({ length: ahead + back + 1 }, (_, at) => addMonths(thisMonth(), ahead - at)).map((value) => ({
    value,
    label: sayMonth(value),
  }));
