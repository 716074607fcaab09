// The academy's clock is Asia/Seoul, nine hours ahead of UTC all year. A day is its number since 1970-01-01 there.

const dayMs = 86_400_000;

/** The number of a day written `YYYY-MM-DD`. */
export const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** A day as `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  const known = dates.get(day);
  if (known) return known;
  const date = new Date(day * dayMs).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}

/** An instant of a day in PostgreSQL's format; minutes may exceed 24 hours, fractions are seconds. */
export function instant(day: number, minutes: number): string {
  const over = Math.floor(minutes / 1440);
  const seconds = Math.round((minutes - over * 1440) * 60);
  return `${dateOf(day + over)} ${clock(Math.floor(seconds / 60))}:${two(seconds % 60)}+09`;
}

/** A time of day, `HH:MM`. */
export const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** ISO weekday: 1 Monday … 7 Sunday. */
export const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - weekdayOf(day) + 1;

/** The first day of the month that is a number of months after the day's month. */
export function monthOf(day: number, months = 0): number {
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / dayMs;
}

/** The calendar year of a day. */
export const yearOf = (day: number): number => Number(dateOf(day).slice(0, 4));

const dates = new Map<number, string>();
const pairs = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const two = (number: number): string => pairs[number]!;
