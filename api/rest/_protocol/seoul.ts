// Seoul has no daylight saving: nine hours ahead, always.
const offset = 9 * 3_600_000;

/** One day, in milliseconds. */
export const day = 86_400_000;

const local = (at: Date): string => new Date(at.getTime() + offset).toISOString();

/** The date of an instant in Seoul, `YYYY-MM-DD`. */
export const seoulDate = (at: Date): string => local(at).slice(0, 10);

/** The time of day of an instant in Seoul, `HH:MM`. */
export const seoulTime = (at: Date): string => local(at).slice(11, 16);

/** A date and time of day in Seoul as people write them: 11월 21일 17:00. */
export function sayTime(at: Date): string {
  const [, month, date] = seoulDate(at).split('-').map(Number);
  return `${month}월 ${date}일 ${seoulTime(at)}`;
}

/** The month of a date `YYYY-MM-DD` as people write it: 2026년 3월. */
export function sayMonth(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return `${year}년 ${month}월`;
}

/** Days from one date `YYYY-MM-DD` to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day);

/** The date a number of days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** When a text that is not urgent may go out: now, or the next 08:00 in Seoul when it is between 21:00 and 08:00. */
export function soonest(now: Date): Date {
  const at = new Date(now.getTime() + offset);
  const hour = at.getUTCHours();
  if (hour >= 8 && hour < 21) return now;
  if (hour >= 21) at.setUTCDate(at.getUTCDate() + 1);
  at.setUTCHours(8, 0, 0, 0);
  return new Date(at.getTime() - offset);
}
