import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { memoOf } from './cells/memoOf.ts';
import { unconditional } from '../_protocol/unconditional.ts';
import { changeCell, changeCells, isUnconditional } from './cells/changeCells.ts';
import { noRow } from '../_protocol/rows.ts';

/** Writes a student's value in one exam of a week. */
export const setStudentScore: Handler<'setStudentScore'> = async (context) => {
  const { examId, userId, ...change } = context.body;
  const scores = await scoresOf(context.trx, context.params, userId);
  return changeCell(context, { scoreId: scoreOf(scores, examId), ...change });
};

/** Changes a student's scores of a week, as one change set. */
export const setStudentScores: Handler<'setStudentScores'> = async ({ trx, params, body, changeSet }) => {
  const scores = await scoresOf(trx, params, body.userId);
  const changes = body.scores.map(({ examId, ...change }) => ({ scoreId: scoreOf(scores, examId), ...change }));
  const facts = changes.some(isUnconditional) ? unconditional : {};
  const changeSetId = await changeSet('STUDENT_SCORES_UPDATE', facts);
  return { cells: await changeCells(trx, changes), changeSetId };
};

/** Writes the staff memo of a first attempt, by week. */
export const writeScoreMemo: Handler<'writeScoreMemo'> = async (context) =>
  changeCell(context, { scoreId: await findInWeek(context.trx, context.params), ...memoOf(context.body) });

/** Sets the clinic status of a first attempt, by week. */
export const setScoreClinicStatus: Handler<'setScoreClinicStatus'> = async (context) =>
  changeCell(context, { scoreId: await findInWeek(context.trx, context.params), ...context.body });

interface WeekPath {
  lectureId: string;
  weeklyLectureId: string;
}

function inWeek(trx: Transaction<Tables>, { lectureId, weeklyLectureId }: WeekPath) {
  return trx
    .selectFrom('scores')
    .innerJoin('weekly_lectures as week', 'week.id', 'scores.weekly_lecture_id')
    .where('week.id', '=', weeklyLectureId)
    .where('week.lecture_id', '=', lectureId);
}

async function findInWeek(trx: Transaction<Tables>, path: WeekPath & { scoreId: string }): Promise<string> {
  const score = await inWeek(trx, path)
    .select('scores.id')
    .where('scores.id', '=', path.scoreId)
    .executeTakeFirstOrThrow(() => noRow('scores'));
  return score.id;
}

/** A student's scores in a week, by exam. */
async function scoresOf(trx: Transaction<Tables>, path: WeekPath, userId: string): Promise<Map<string, string>> {
  const rows = await inWeek(trx, path)
    .select(['scores.id', 'scores.exam_id'])
    .where('scores.student_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, exam_id }) => [exam_id, id]));
}

function scoreOf(scores: ReadonlyMap<string, string>, examId: string): string {
  const id = scores.get(examId);
  if (id === undefined) throw noRow('scores');
  return id;
}
