import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../../http/problem.ts';
import { inParts } from '../../_protocol/inSlices.ts';
import { enrol } from '../../enrollments/enrol.ts';
import { freeMeeting } from '../../weeklyLectures/weekRow.ts';
import { lectureRow } from '../lectureRow.ts';
import { replaceHours } from '../replaceHours.ts';
import type { Plan } from './plan/plan.ts';
import type { LectureStep } from './plan/planLectures.ts';

/**
 * Makes the new lectures of a plan with their hours and lessons, and enrols its students.
 * Throws when the signal was aborted, so that everything is rolled back.
 */
export async function writePlan(
  trx: Transaction<Tables>,
  { lectures, enrollments }: Plan,
  signal: AbortSignal,
): Promise<void> {
  const made = lectures.filter(({ report }) => report.kind === 'NEW');
  const ids = new Map<string, string>();
  for (const step of made) {
    refuseAborted(signal);
    ids.set(step.report.key, await makeLecture(trx, step));
  }
  const weeks = made.flatMap((step) => weeksOf(step, ids.get(step.report.key) ?? ''));
  await inParts(weeks, (part) => {
    refuseAborted(signal);
    return trx.insertInto('weekly_lectures').values(part.map(withMeeting)).execute();
  });
  const joined = enrollments.flatMap(({ report, studentId, lecture }) => {
    const lectureId = lecture && (lecture.id ?? ids.get(lecture.key));
    return report.kind === 'NEW' && studentId !== null && lectureId
      ? [{ lectureId, studentId, fromDate: report.fromDate, toDate: null }]
      : [];
  });
  await inParts(
    joined,
    (part) => {
      refuseAborted(signal);
      return enrol(trx, part);
    },
    enrolledAtOnce,
  );
  refuseAborted(signal);
}

/** Each of them comes to all lessons of a lecture, so that few are many rows. */
const enrolledAtOnce = 100;

function refuseAborted({ aborted }: AbortSignal): void {
  if (aborted) throw conflict('cancelled', '취소했습니다. 아무것도 저장하지 않았습니다.');
}

async function makeLecture(trx: Transaction<Tables>, { wanted, report }: LectureStep): Promise<string> {
  const [first, ...hours] = wanted.hours;
  if (!first) throw new Error('A lecture without hours is refused by the plan.');
  const { name, teacherName, room, startsOn, endsOn } = wanted;
  const row = lectureRow({ name, teacherName, room, startsOn, endsOn, capacity: report.capacity, ...first });
  const { id } = await trx.insertInto('lectures').values(row).returning('id').executeTakeFirstOrThrow();
  await replaceHours(trx, id, hours);
  return id;
}

const weeksOf = ({ lessons, wanted }: LectureStep, lectureId: string) =>
  lessons.map(({ weekNumber, heldOn, startsAt, endsAt }) => ({
    lecture_id: lectureId,
    week_number: weekNumber,
    held_on: heldOn,
    starts_at: startsAt,
    ends_at: endsAt,
    room: wanted.room,
  }));

const withMeeting = (week: ReturnType<typeof weeksOf>[number]) => ({ ...week, meeting: freeMeeting(week) });
