import { dayInSeoul, formatClock } from '#ui-kit/format/time/date.ts';
import type { WorkGridQuery } from '../../generated/manager.ts';
import { minutesIn } from '../../hours.ts';

/** The columns of a file, in their order; the import knows their words. */
const header = ['이름', '날짜', '출근', '퇴근', '분', '구분', '메모'];

/** The shifts of a day or a month as rows of a file; a shift over the month's end with the minutes that the month counts. */
export function workSheet({ workRecords, tas, hourlyWageTypes }: WorkGridQuery, shown: string) {
  const names = new Map(tas.map(({ id, user }) => [id, user.name]));
  const kinds = new Map(hourlyWageTypes.map(({ id, name }) => [id, name]));
  const month = shown.slice(0, 7);
  const shifts = workRecords.filter(
    (shift) => shift.workDate.startsWith(shown) || (shown === month && minutesIn(shift, month) > 0),
  );
  const rows = shifts.map((shift) => [
    names.get(shift.taId) ?? '',
    dayInSeoul(shift.startedAt),
    formatClock(shift.startedAt),
    shift.endedAt == null || shift.isOutMissing ? '' : formatClock(shift.endedAt),
    shift.minutes == null ? '' : minutesIn(shift, month),
    kinds.get(shift.wageTypeId ?? '') ?? '',
    shift.memo,
  ]);
  return { header, rows };
}
