/** ISO weekday (1 월 … 7 일) as its letter. */
export function weekdayName(weekday: number): string {
  return '월화수목금토일'[weekday - 1] ?? '';
}

/** A date `YYYY-MM-DD` as '11월 21일 (토)'; with the year when it is not this year's. */
export function formatDay(date: string, today: string = todayInSeoul()): string {
  const [year, month, day] = date.split('-').map(Number);
  const letter = weekdayName(weekdayOf(date));
  return `${date.slice(0, 4) === today.slice(0, 4) ? '' : `${year}년 `}${month}월 ${day}일 (${letter})`;
}

/** A time `HH:MM:SS` as '18:30'. */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}

/** '18:30–21:30' from two times. */
export function formatHours(startsAt: string, endsAt: string): string {
  return `${formatTime(startsAt)}–${formatTime(endsAt)}`;
}

/** An instant as '11월 21일 (토) 18:32' on the academy's clock. */
export function formatInstant(instant: string): string {
  const local = new Date(Date.parse(instant) + SEOUL_OFFSET_MS).toISOString();
  return `${formatDay(local.slice(0, 10))} ${local.slice(11, 16)}`;
}

/** Today's date on the academy's clock, as `YYYY-MM-DD`. */
export function todayInSeoul(now: Date = new Date()): string {
  return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time on the academy's clock, as `HH:MM:SS`. */
export function timeInSeoul(now: Date = new Date()): string {
  return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(11, 19);
}

/** Days from one date to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** 'D-3', 'D-Day', 'D+2'. */
export function formatCountdown(date: string, today: string = todayInSeoul()): string {
  const days = daysBetween(today, date);
  return days === 0 ? 'D-Day' : days > 0 ? `D-${days}` : `D+${-days}`;
}

/** ISO weekday of a date, 1 월 … 7 일. */
export function weekdayOf(date: string): number {
  return ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

// Korea has kept UTC+9 without daylight saving since 1988.
const SEOUL_OFFSET_MS = 9 * 3_600_000;
