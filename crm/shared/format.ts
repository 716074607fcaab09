const ZONE = 'Asia/Seoul';

/** 월 … 일, by ISO weekday 1 … 7. */
export const WEEKDAYS = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** 1 → `월요일`. */
export function weekdayName(weekday: number): string {
  return `${WEEKDAYS[weekday - 1] ?? ''}요일`;
}

/** Today in Seoul, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return dayIn.format(now);
}

/** A day `YYYY-MM-DD` moved by whole days. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** ISO weekday (1 월 … 7 일) of a day `YYYY-MM-DD`. */
export function isoWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** `2026-03-03` → `3월 3일 (화)`; in another year than `now` the year stands before it. */
export function formatDay(day: string, now: Date = new Date()): string {
  const [year, month, date] = day.split('-').map(Number);
  const words = `${month}월 ${date}일 (${WEEKDAYS[isoWeekday(day) - 1]})`;
  return today(now).startsWith(`${year}-`) ? words : `${year}년 ${words}`;
}

/** From one day to another: `3월 3일 (화) – 5월 1일 (금)`, or `3월 3일 (화)부터` while it is open. */
export function formatPeriod({ fromDate, toDate }: { fromDate: string; toDate?: string | null }): string {
  return toDate == null ? `${formatDay(fromDate)}부터` : `${formatDay(fromDate)} – ${formatDay(toDate)}`;
}

/** `18:30:00` → `18:30`. */
export function formatTime(time: string): string {
  return time.slice(0, 5);
}

/** `18:30–21:30`. */
export function formatHours(hours: { startsAt: string; endsAt: string }): string {
  return `${formatTime(hours.startsAt)}–${formatTime(hours.endsAt)}`;
}

/** An instant as the academy's clock shows it: `14:05` today, else `3월 3일 (화) 14:05`. */
export function formatInstant(instant: string, now: Date = new Date()): string {
  const date = new Date(instant);
  const clock = clockIn.format(date);
  return today(date) === today(now) ? clock : `${formatDay(today(date), now)} ${clock}`;
}

/** `3주차`, or its special name. */
export function formatWeek(week: { weekNumber?: number | null; specialName?: string | null }): string {
  return week.specialName ?? `${week.weekNumber}주차`;
}

/** School and grade in one line: `한빛고 고2`. */
export function formatSchool(student: { school: string; grade?: string | null }): string {
  return [student.school, student.grade].filter(Boolean).join(' ');
}

/** `1,204`. */
export function formatCount(count: number): string {
  return count.toLocaleString('ko');
}

const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });
const clockIn = new Intl.DateTimeFormat('ko', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
