import { addDays } from '#ui-kit/format/time/date.ts';
import type { Hours } from '../hours.ts';
import { parseClock, type ReadClock } from './workCells.ts';
import type { Head } from './workHeads.ts';

/** The hours of a row, out of its columns of 출근 and 퇴근 or of the one with both; null where a cell is wrong, which is said. */
export function hoursIn(
  { 출근: first, 퇴근: last, 근무시간: both = '' }: Readonly<Record<string, string>>,
  day: string | null,
  wrong: (column: Head, message: string) => void,
): Hours | null {
  const [, begin = '', end = ''] = /^([^-~–—]+)[-~–—]([^-~–—]+)$/.exec(both.normalize('NFKC')) ?? [];
  const isOne = first === undefined;
  const from = parseClock(first ?? begin);
  const to = parseClock(last ?? end, { isEnd: true });
  if (isOne && (from === null || to === null)) {
    wrong('근무시간', '근무 시간을 읽을 수 없습니다 (예: 18:00~22:30)');
    return null;
  }
  if (from === null) wrong('출근', '시각을 읽을 수 없습니다 (예: 18:00)');
  if (to === null) wrong('퇴근', '시각을 읽을 수 없습니다 (예: 22:30)');
  if (from === null || to === null) return null;
  const endColumn = isOne ? '근무시간' : '퇴근';
  if (from.time === to.time) wrong(endColumn, '출근과 같은 시각입니다');
  if (day !== null && from.day !== null && from.day !== day)
    wrong(isOne ? '근무시간' : '출근', '날짜와 다른 날의 시각입니다');
  else if (day !== null && from.time !== to.time && !isThatDay(day, from, to)) {
    wrong(endColumn, '날짜가 맞지 않거나 24시간이 넘는 근무입니다');
  }
  return { from: from.time, to: to.time };
}

/** Whether the day that an end says, if it does, is the one that it has by its time. */
function isThatDay(day: string, from: ReadClock, to: ReadClock): boolean {
  const isNextDay = to.time <= from.time;
  if (to.isNextDay && !isNextDay) return false;
  return to.day === null || to.day === (isNextDay ? addDays(day, 1) : day);
}

/** Whether a file says other minutes than a shift has; a month counts those before or after midnight alone. */
export function isOtherMinutes(change: { startedAt: string; endedAt: string | null } | null, told: string): boolean {
  if (!change?.endedAt || !/^\d+$/.test(told)) return false;
  const [from, to] = [change.startedAt, change.endedAt].map((instant) => Date.parse(instant) / 60_000) as [
    number,
    number,
  ];
  const midnight = Date.parse(`${change.endedAt.slice(0, 10)}T00:00:00+09:00`) / 60_000;
  return ![to - from, to - midnight, midnight - from].includes(Number(told));
}
