import { weekdayLetter, weekdayOf } from '#ui-kit/format/time/date.ts';
import { personName } from '#ui-kit/format/names/personName.ts';
import type { WorkGridQuery } from '../generated/manager.ts';
import { parseDay, parseWeekday } from './workCells.ts';
import type { Head } from './workHeads.ts';

/** Who may have worked, and the kinds of work. */
export type People = Pick<WorkGridQuery, 'tas' | 'hourlyWageTypes'>;

/** Whose shift a row is, of which day and kind; null where a cell is wrong, which is said. */
export function whoAndWhen(
  texts: Readonly<Record<string, string>>,
  { tas, hourlyWageTypes }: People,
  { month, isTold }: { month: string; isTold: boolean },
  wrong: (column: Head, message: string) => void,
): { taId: string | null; day: string | null; wageTypeId: string | null } {
  const { 이름: name = '', 날짜: date = '', 요일: weekday = '', 구분: word = '' } = texts;
  const same = tas.filter(({ user }) => personName(user.name) === personName(name));
  if (same.length !== 1)
    wrong('이름', same.length > 1 ? '같은 이름의 조교가 여럿입니다' : '그런 이름의 조교가 없습니다');
  // Under a title that names the month a day is enough.
  const day = parseDay(isTold && /^\d{1,2}일?$/.test(date) ? `${month}-${date.replace('일', '')}` : date, month);
  const told = parseWeekday(date) ?? parseWeekday(weekday);
  if (day === null) wrong('날짜', '날짜를 읽을 수 없습니다 (예: 2026-03-02)');
  else if (told !== null && told !== weekdayLetter(weekdayOf(day))) {
    wrong(
      '날짜',
      `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일은 ${weekdayLetter(weekdayOf(day))}요일입니다. 다른 해나 달의 파일인지 확인해 주세요`,
    );
  }
  const kind = hourlyWageTypes.find((one) => one.name === word);
  if (word !== '' && !kind) wrong('구분', '그런 시급 구분이 없습니다');
  return { taId: same.length === 1 ? (same[0]?.id ?? null) : null, day, wageTypeId: kind?.id ?? null };
}
