import { deviceClock } from './deviceClock.ts';

/** 월 … 일, by ISO weekday 1 … 7. */
export const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** 1 → `월요일`, by ISO weekday 1 … 7. */
export function weekdayName(weekday: number): string {
  return `${weekdayLetter(weekday)}요일`;
}

/** 1 → `월`, by ISO weekday 1 … 7; '' for any other number. */
export function weekdayLetter(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

/** ISO weekday of a date `YYYY-MM-DD`, 1 월 … 7 일. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** A date `YYYY-MM-DD` moved by whole days. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Days from one date to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Today's date on the academy's clock, as `YYYY-MM-DD`. */
export function todayInSeoul(now: Date = deviceClock.now()): string {
  return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
}

/** The time on the academy's clock, as `HH:MM:SS`. */
export function timeInSeoul(now: Date = deviceClock.now()): string {
  return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString().slice(11, 19);
}

/** The date of an instant on the academy's clock, as `YYYY-MM-DD`. */
export function dayInSeoul(instant: string): string {
  return todayInSeoul(new Date(instant));
}

/** A date and a time `HH:MM` on the academy's clock as an instant. @param time midnight if left out */
export function instantInSeoul(date: string, time: string = '00:00'): string {
  return `${date}T${formatTime(time)}:00+09:00`;
}

/** A date `YYYY-MM-DD` as `11월 21일 (토)`; with the year when it is not this year's. */
export function formatDay(date: string, today: string = todayInSeoul()): string {
  const [year, month, day] = date.split('-').map(Number);
  const words = `${month}월 ${day}일 (${weekdayLetter(weekdayOf(date))})`;
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${year}년 ${words}`;
}

/** From one day to another: `3월 3일 (화) – 5월 1일 (금)`, or `3월 3일 (화)부터` while it is open. */
export function formatPeriod({ fromDate, toDate }: { fromDate: string; toDate?: string | null }): string {
  return toDate == null ? `${formatDay(fromDate)}부터` : `${formatDay(fromDate)} – ${formatDay(toDate)}`;
}

/** A time `HH:MM:SS` as `18:30`. */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}

/** `18:30–21:30`. */
export function formatHours(hours: { startsAt: string; endsAt: string }): string {
  return `${formatTime(hours.startsAt)}–${formatTime(hours.endsAt)}`;
}

/** The time of an instant on the academy's clock, as `18:30`. */
export function formatClock(instant: string): string {
  return formatTime(timeInSeoul(new Date(instant)));
}

/** From one instant to another on the academy's clock: `18:30–21:30`. */
export function formatSpan({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${formatClock(startsAt)}–${formatClock(endsAt)}`;
}

/** An instant on the academy's clock: `18:32` today, else `11월 21일 (토) 18:32`. */
export function formatInstant(instant: string, now: Date = deviceClock.now()): string {
  const date = new Date(instant);
  const clock = formatTime(timeInSeoul(date));
  const today = todayInSeoul(now);
  return todayInSeoul(date) === today ? clock : `${formatDay(todayInSeoul(date), today)} ${clock}`;
}

/** From one instant to another, in a line that breaks between the two only. */
export function formatInstants(from: string, to: string, now?: Date): string {
  const whole = (instant: string): string => formatInstant(instant, now).replaceAll(' ', '\u00a0');
  return `${whole(from)} – ${whole(to)}`;
}

/** How near a day is: `어제`, `오늘`, `내일`, `모레`, `3일 뒤` within a week; else `11월 30일 (월)`. */
export function formatNearDay(date: string, today: string = todayInSeoul()): string {
  const days = daysBetween(today, date);
  const near = ['어제', '오늘', '내일', '모레'][days + 1];
  return near ?? (days > 0 && days < 7 ? `${days}일 뒤` : formatDay(date, today));
}

/** An instant as people say it: `내일 18:30`, `3일 뒤 19:00`. */
export function formatNear(instant: string, now: Date = deviceClock.now()): string {
  return `${formatNearDay(dayInSeoul(instant), todayInSeoul(now))} ${formatClock(instant)}`;
}

/** `D-3`, `D-Day`, `D+2`. */
export function formatCountdown(date: string, today: string = todayInSeoul()): string {
  const days = daysBetween(today, date);
  return days === 0 ? 'D-Day' : days > 0 ? `D-${days}` : `D+${-days}`;
}

// Korea has kept UTC+9 without daylight saving since 1988.
const SEOUL_OFFSET_MS = 9 * 3_600_000;

/** Whether a text, such as one that is being typed or stands in an address, is a whole day. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
