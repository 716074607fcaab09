import { ACADEMY_NAME } from '#client/page/academy.ts';
import { formatDay, formatTime } from '#ui-kit';
import { formatWeek } from '#ui-kit/format/academy.ts';
import { fillVariables } from '#ui-kit/format/text/fillVariables.ts';
import type { AbsenceTextQuery } from '../../generated/graphql.ts';
import type { AttendanceRecord, AttendanceType } from '../marks/records.ts';

/** A week and its day. */
export interface HeldWeek {
  id: string;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/** The week that all of these records are of when all are absences; undefined when they are not, or of several. */
export function weekMissed(records: readonly AttendanceRecord[], types: readonly AttendanceType[]): string | undefined {
  const absences = new Set(types.flatMap(({ id, countsAsPresent }) => (countsAsPresent ? [] : [id])));
  const [week, ...others] = new Set(records.map(({ weeklyLectureId }) => weeklyLectureId));
  const isAbsence = records.every(({ attendanceTypeId }) => absences.has(attendanceTypeId ?? ''));
  return isAbsence && others.length === 0 ? week : undefined;
}

/** The words of an academy that has no template of its own. */
const usual = '[#{학원}] #{이름} 학생이 #{날짜} #{강의} 수업에 오지 않았습니다. 확인 부탁드립니다.';

/**
 * The draft of a text about an absence: the academy's template with all that is the same for everybody. What differs by student is
 * filled when it is sent; a single student is named at once.
 * @param names of the students
 */
export function absenceText(
  { week, templates: [template] }: Pick<AbsenceTextQuery, 'week' | 'templates'>,
  names: readonly string[],
): string {
  if (!week) return '';
  return fillVariables(template?.body ?? usual, {
    학원: ACADEMY_NAME,
    이름: names.length === 1 ? names[0] : undefined,
    강의: week.lecture.name,
    주차: formatWeek(week),
    날짜: formatDay(week.heldOn),
    시각: formatTime(week.startsAt),
    출결: '결석',
  }).text;
}
