import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { clashesOfLecture } from '../lectures/clashes.ts';
import { earnedWeeks, weeksOf } from './weeks.ts';
import type { Outcome } from './types.ts';
import { findRow, noRow } from '../_protocol/rows.ts';

/** A class transfer: the student, both lectures and the first week. */
export interface Move {
  userId: string;
  lectureId: string;
  targetLectureId: string;
  /** The first week of the lecture that the student no longer attends. */
  weekId: string;
  /** The first week attended in the other lecture; null: from the day of the week above. */
  targetWeekId: string | null;
}

/**
 * Moves the enrollment from a week on; triggers move the participants. Marks, memos and scores stay where they are.
 * Throws 404 and 409; the caller rolls back.
 */
export async function move(trx: Transaction<Tables>, wanted: Move): Promise<Outcome> {
  const { userId, lectureId, targetLectureId } = wanted;
  if (lectureId === targetLectureId) throw conflict('same-lecture', '지금 듣는 강의와 다른 강의를 골라 주세요.');
  const target = await lockLectureRows(trx, wanted);
  const leavesOn = await dayOf(trx, wanted.weekId, lectureId);
  const firstDay = wanted.targetWeekId === null ? leavesOn : await dayOf(trx, wanted.targetWeekId, targetLectureId);
  const standing = await enrollmentsFrom(trx, userId, lectureId, leavesOn);
  const before = {
    source: await weeksOf(trx, lectureId, userId),
    target: await weeksOf(trx, targetLectureId, userId),
  };

  const there = await moveEnrollments(trx, { userId, targetLectureId, leavesOn, firstDay, standing });
  await dropUntouched(trx, userId, lectureId, leavesOn);
  const represented = await trx
    .updateTable('representative_lectures')
    .set({ lecture_id: targetLectureId })
    .where('student_id', '=', userId)
    .where('lecture_id', '=', lectureId)
    .executeTakeFirst();

  const after = {
    source: new Set((await weeksOf(trx, lectureId, userId)).map(({ weeklyLectureId }) => weeklyLectureId)),
    target: await weeksOf(trx, targetLectureId, userId),
  };
  const knew = new Set(before.target.map(({ weeklyLectureId }) => weeklyLectureId));
  const remains = standing.some(({ from_date }) => from_date < leavesOn);
  return {
    endsOn: remains ? dayBefore(leavesOn) : null,
    ...there,
    leaves: before.source.filter(({ weeklyLectureId }) => !after.source.has(weeklyLectureId)),
    joins: after.target.filter(({ weeklyLectureId }) => !knew.has(weeklyLectureId)),
    stays: await earnedWeeks(trx, lectureId, userId, leavesOn),
    clashes: await clashesOfLecture(trx, {
      lectureId: targetLectureId,
      userIds: [userId],
      from: there.joinsOn,
      to: there.untilOn,
    }),
    movesRepresentative: represented.numUpdatedRows > 0n,
    enrolled: { taken: await countEnrolled(trx, targetLectureId, there), capacity: target.capacity },
  };
}

type Enrollment = Awaited<ReturnType<typeof enrollmentsFrom>>[number];

// In the order of ids, so that two transfers in opposite directions wait for each other instead of deadlocking.
async function lockLectureRows(trx: Transaction<Tables>, { userId, lectureId, targetLectureId }: Move) {
  const lectures = await trx
    .selectFrom('lectures')
    .select(['id', 'capacity'])
    .where('id', 'in', [lectureId, targetLectureId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const target = lectures.find(({ id }) => id === targetLectureId);
  if (!target || lectures.length < 2) throw noRow('lectures');
  await findRow(trx, 'students', userId);
  return target;
}

async function dayOf(trx: Transaction<Tables>, weekId: string, lectureId: string): Promise<string> {
  const week = await findRow(trx, 'weekly_lectures', { id: weekId, lecture_id: lectureId });
  return week.held_on;
}

async function enrollmentsFrom(trx: Transaction<Tables>, userId: string, lectureId: string, day: string) {
  const enrollments = await trx
    .selectFrom('enrollments')
    .select(['id', 'from_date', 'to_date'])
    .where('student_id', '=', userId)
    .where('lecture_id', '=', lectureId)
    .where(({ or, eb }) => or([eb('to_date', 'is', null), eb('to_date', '>=', day)]))
    .orderBy('from_date')
    .forUpdate()
    .execute();
  if (enrollments.length === 0) {
    throw conflict('not-enrolled', '그 주차부터 이 강의를 수강하지 않는 학생입니다. 수강 중인 주차를 골라 주세요.');
  }
  return enrollments;
}

interface Plan {
  userId: string;
  targetLectureId: string;
  leavesOn: string;
  /** In the other lecture. */
  firstDay: string;
  standing: readonly Enrollment[];
}

type Stay = Pick<Outcome, 'joinsOn' | 'untilOn'>;

/** Ends or deletes enrollments from the day on and enrols for the same span in the other lecture; returns its first and last day. */
async function moveEnrollments(trx: Transaction<Tables>, plan: Plan): Promise<Stay> {
  const { userId: student_id, targetLectureId: lecture_id, leavesOn, firstDay, standing } = plan;
  const moved = standing
    .map(({ from_date, to_date }) => ({
      from_date: from_date <= leavesOn ? firstDay : later(from_date, firstDay),
      to_date,
    }))
    .filter(({ from_date, to_date }) => to_date === null || to_date >= from_date);
  const [first] = moved;
  if (!first) {
    throw conflict(
      'ends-before',
      '옮겨 갈 첫 주차보다 먼저 수강이 끝납니다. 더 이른 주차를 고르거나 수강을 늘려 주세요.',
    );
  }
  for (const { id, from_date } of standing) {
    const kept = trx
      .updateTable('enrollments')
      .set({ to_date: dayBefore(leavesOn) })
      .where('id', '=', id);
    await (from_date < leavesOn ? kept : trx.deleteFrom('enrollments').where('id', '=', id)).execute();
  }
  await trx
    .insertInto('enrollments')
    .values(moved.map((dates) => ({ student_id, lecture_id, ...dates })))
    .execute();
  return { joinsOn: first.from_date, untilOn: moved.at(-1)?.to_date ?? null };
}

// The trigger moves participants within the dates of the enrollment; those added by hand may lie outside.
async function dropUntouched(
  trx: Transaction<Tables>,
  userId: string,
  lectureId: string,
  leavesOn: string,
): Promise<void> {
  await trx
    .deleteFrom('participants')
    .where('student_id', '=', userId)
    .where('attendance_type_id', 'is', null)
    .where('memo', '=', '')
    .where('is_locked', '=', false)
    .where(sql<boolean>`not is_scored(weekly_lecture_id, student_id)`)
    .where('weekly_lecture_id', 'in', (week) =>
      week
        .selectFrom('weekly_lectures')
        .select('id')
        .where('lecture_id', '=', lectureId)
        .where('held_on', '>=', leavesOn),
    )
    .execute();
}

async function countEnrolled(trx: Transaction<Tables>, lectureId: string, { joinsOn, untilOn }: Stay): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select enrolled_at_most(${lectureId}, daterange(${joinsOn}::date, ${untilOn}::date, '[]'))::integer as taken`.execute(
    trx,
  );
  return rows[0]?.taken ?? 0;
}

const later = (one: string, other: string): string => (one > other ? one : other);

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
