import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { readCell } from './cells/cell.ts';
import { lockScoreRows } from './cells/lockScoreRows.ts';
import { setGrade } from './setGrade.ts';
import { staleCells } from './cells/staleCells.ts';

/** Sets a 등급 by hand, or derives it from the rank again. Only first attempts have a derived one. */
export const setScoreGrade: Handler<'setScoreGrade'> = async ({ trx, params, body, changeSet }) => {
  await lockScoreRows(trx, [params.scoreId]);
  const attempt = await trx
    .selectFrom('score_attempts')
    .select('retake_number')
    .where('score_id', '=', params.scoreId)
    .where('attempt_type', '=', params.attemptType)
    .$if(body.retakeNumber !== undefined, (query) => query.where('retake_number', '=', body.retakeNumber ?? 0))
    .orderBy('retake_number', 'desc')
    .executeTakeFirstOrThrow(() => notFound('응시 기록'));
  await changeSet('SCORES_UPDATE', factsOf(body.version));
  const key = { scoreId: params.scoreId, retakeNumber: attempt.retake_number };
  if (!(await setGrade(trx, key, body.grade, body.version)))
    throw await staleCells(trx, [{ ...key, grade: body.grade }], 'grade');
  return readCell(trx, key);
};
