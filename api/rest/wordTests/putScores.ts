import { sql } from 'kysely';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { examOf, putDueAttempts } from './scoreCells.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Puts the finished attempts of a word test into the scores of its week; those that are there stay. */
export const putWordTestScores: Handler<'putWordTestScores'> = async ({ trx, params, changeSet, now }) => {
  const plan = await lockRow(trx, 'word_test_plans', params.planId, 'no key update');
  if (plan.weekly_lecture_id === null) {
    throw conflict('no-week', '주차에 낸 시험만 성적에 넣을 수 있습니다. 고른 학생에게 낸 시험은 여기에서만 봅니다.');
  }
  await sql`select close_word_tests(${now}, null, ${plan.id})`.execute(trx);
  const examId = await examOf(trx, { ...plan, weekly_lecture_id: plan.weekly_lecture_id });
  let changeSetId: string | null = null;
  const put = await putDueAttempts(trx, plan, examId, async () => {
    changeSetId = await changeSet('WORD_TEST_SCORES');
  });
  const { below } = await trx
    .selectFrom('score_attempts')
    .select(({ fn }) => fn.count<number>('score_id').distinct().as('below'))
    .where('exam_id', '=', examId)
    .where('clinic_status', '=', 'REQUIRED')
    .executeTakeFirstOrThrow();
  return { examId, ...put, below: Number(below), changeSetId };
};
