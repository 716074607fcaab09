import { formatDay } from '#ui-kit';
import type { AttendanceRecord, AttendanceType } from './records.ts';

/** A week and its day. */
export interface HeldWeek {
  id: string;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/** The initial text of a message about these records: of absences on one day when all are, else empty. */
export function absenceText(
  records: readonly AttendanceRecord[],
  types: readonly AttendanceType[],
  weeks: readonly HeldWeek[],
): string {
  const absences = new Set(types.flatMap(({ id, countsAsPresent }) => (countsAsPresent ? [] : [id])));
  const isAbsence = records.every(({ attendanceTypeId }) => absences.has(attendanceTypeId ?? ''));
  const [day, ...others] = new Set(
    records.flatMap(({ weeklyLectureId }) => weeks.find(({ id }) => id === weeklyLectureId)?.heldOn ?? []),
  );
  if (!isAbsence || day === undefined || others.length > 0) return '';
  return `${formatDay(day)} 수업에 결석하여 알려 드립니다. 보강이 필요하면 연락해 주세요.`;
}
