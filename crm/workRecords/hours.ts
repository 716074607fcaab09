import { addDays, dayInSeoul, daysBetween, formatClock, instantInSeoul } from '#ui-kit/format/time/date.ts';
import { parseTime } from '#ui-kit/TimeField/time.ts';

/** The times of day of a shift; `to` is null while it is open. */
export interface Hours {
  from: string;
  to: string | null;
}

/** Typed text → hours: `18:00-22:30`, `18-22`, `1800 2230`, `18~`. Null when it is none; a shift that ends as it begins is none. */
export function parseHours(text: string): Hours | null {
  const parts = splitHours(text.normalize('NFKC').trim());
  if (parts === null) return null;
  const [first, last] = parts;
  const from = parseTime(first);
  const to = last === '' ? null : parseTime(last);
  return from === null || (last !== '' && to === null) || from === to ? null : { from, to };
}

/** Hours as a cell shows them: `18:00–22:30`. */
export const hoursText = ({ from, to }: Hours): string => `${from}–${to ?? ''}`;

/** The instants of hours that begin on a day; what ends before it begins ends on the next day. */
export function instantsOf(day: string, { from, to }: Hours): { startedAt: string; endedAt: string | null } {
  const startedAt = instantInSeoul(day, from);
  if (to === null) return { startedAt, endedAt: null };
  return { startedAt, endedAt: instantInSeoul(to <= from ? addDays(day, 1) : day, to) };
}

/** The hours of a shift as it stands. */
export function hoursOf(shift: { startedAt: string; endedAt?: string | null; isOutMissing?: boolean }): Hours {
  const isKnown = shift.endedAt != null && shift.isOutMissing !== true;
  return { from: formatClock(shift.startedAt), to: isKnown ? formatClock(shift.endedAt ?? '') : null };
}

/** A shift in words: `18:00–22:30`, `22:00–다음 날 02:00`, `18:00–근무 중`. */
export function sayShift(shift: { startedAt: string; endedAt?: string | null; isOutMissing?: boolean }): string {
  const { from, to } = hoursOf(shift);
  if (to === null) return `${from}–${shift.isOutMissing === true ? '퇴근 기록 없음' : '근무 중'}`;
  const isNextDay = daysBetween(dayInSeoul(shift.startedAt), dayInSeoul(shift.endedAt ?? '')) > 0;
  return `${from}–${isNextDay ? '다음 날 ' : ''}${to}`;
}

/** Minutes in words: `3시간 5분`. */
export function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}분`;
  return rest === 0 ? `${hours.toLocaleString('ko')}시간` : `${hours.toLocaleString('ko')}시간 ${rest}분`;
}

/** The part of a closed shift's minutes that lies in a month (`YYYY-MM`) or on a day, as pay counts it; 0 while it is open. */
export function minutesIn(
  { workDate, minutes, nextDayMinutes }: { workDate: string; minutes?: number | null; nextDayMinutes?: number | null },
  when: string,
): number {
  const after = nextDayMinutes ?? 0;
  const ownDay = workDate.startsWith(when) ? (minutes ?? 0) - after : 0;
  return addDays(workDate, 1).startsWith(when) ? ownDay + after : ownDay;
}

/** A part of a shift's minutes in words, with all of them where there are more: `2시간 (모두 4시간)`. */
export const sayPart = (part: number, all: number): string =>
  part === all ? sayMinutes(part) : `${sayMinutes(part)} (모두 ${sayMinutes(all)})`;

/** Whole minutes between two instants, as the database counts them. */
export const minutesBetween = (from: string, to: number): number =>
  Math.max(0, Math.floor((to - Date.parse(from)) / 60_000));

function splitHours(text: string): [string, string] | null {
  const dash = /^([^-~–—]+)[-~–—]([^-~–—]*)$/.exec(text);
  if (dash) return [dash[1]?.trim() ?? '', dash[2]?.trim() ?? ''];
  const blank = /^([\d:]+)\s+([\d:]+)$/.exec(text);
  return blank ? [blank[1] ?? '', blank[2] ?? ''] : null;
}
