import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { sha256 } from '../../../../security/digest.ts';
import { holidaysOf } from '../../../clinicSlots/holidays.ts';
import { mapInSlices } from '../../../_protocol/inSlices.ts';
import { addDays, seoulDate } from '../../../_protocol/seoul.ts';
import { lectureKey } from '../lectureKey.ts';
import { enrollmentsIn } from '../read/enrollmentRows.ts';
import { lecturesIn } from '../read/lectureRows.ts';
import type { LectureSheet } from '../types.ts';
import { readAcademy } from './academy.ts';
import { planEnrollments, type EnrollmentStep } from './planEnrollments.ts';
import { planLectures, type LectureStep } from './planLectures.ts';

/** What the sheets of a file would do. */
export interface Plan {
  lectures: LectureStep[];
  enrollments: EnrollmentStep[];
}

/** Compares the sheets of a file with the academy as it is today. */
export async function planSheets(
  trx: Transaction<Tables>,
  sheets: readonly LectureSheet[],
  { now, size, lock }: { now: Date; size: number; lock: boolean },
): Promise<Plan> {
  const today = seoulDate(now);
  const wanted = sheets.flatMap((sheet, place) => (sheet.about === 'LECTURES' ? lecturesIn(sheet, place) : []));
  const running = await trx.selectFrom('lectures').select('name').where('status', '=', 'ACTIVE').execute();
  const names = new Set([...wanted, ...running].map(({ name }) => lectureKey(name)));
  const isLecture = (name: string): boolean => names.has(lectureKey(name));
  const students = sheets.flatMap((sheet, place) =>
    sheet.about === 'STUDENTS' ? enrollmentsIn(sheet, place, isLecture) : [],
  );
  const academy = await readAcademy(trx, students, { today, size, lock });
  const firstDays = wanted.flatMap(({ startsOn }) => startsOn ?? []);
  const years = [...firstDays, today, addDays(today, 365), addDays(today, 730)];
  const lectures = planLectures(wanted, academy.lectures, { today, holidays: await holidaysOf(yearsBetween(years)) });
  return { lectures, enrollments: planEnrollments(students, lectures, academy, { sheets, today }) };
}

/** Fingerprint of the effect of an import; it changes when the file or the stored data does. */
export async function fingerprint({ lectures, enrollments }: Plan): Promise<string> {
  const made = lectures.map(({ report, known, lessons }) => JSON.stringify([report, known?.id, lessons]));
  const joined = await mapInSlices(enrollments, ({ report, studentId, lecture }) =>
    JSON.stringify([report, studentId, lecture?.key]),
  );
  return sha256([...made, ...joined].join('\n'));
}

/** A day of each year from the first to the last of these days. */
function yearsBetween(days: readonly string[]): string[] {
  const years = days.map((day) => Number(day.slice(0, 4)));
  const first = Math.max(Math.min(...years), Math.max(...years) - 5);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, at) => `${first + at}-01-01`);
}
