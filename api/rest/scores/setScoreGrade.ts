import { sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';
import { readCell } from './cell.ts';
import { lockScoreRows } from './lockScoreRows.ts';
import { staleCells } from './staleCells.ts';

/** Sets a 등급 by hand, or derives it from the rank again. Only first attempts have a derived one. */
export const setScoreGrade: Handler<'setScoreGrade'> = async (context) => {
  const { trx, params, body } = context;
  await lockScoreRows(trx, [params.scoreId]);
  const attempt = await trx
    .selectFrom('score_attempts')
    .select('retake_number')
    .where('score_id', '=', params.scoreId)
    .where('attempt_type', '=', params.attemptType)
    .$if(body.retakeNumber !== undefined, (query) => query.where('retake_number', '=', body.retakeNumber ?? 0))
    .orderBy('retake_number', 'desc')
    .executeTakeFirst();
  if (!attempt) throw notFound('응시 기록');
  await sayUnconditional(context, 'SCORES_UPDATE', body.version);
  const key = { scoreId: params.scoreId, retakeNumber: attempt.retake_number };
  const { numAffectedRows = 0n } = await sql`
    update score_attempts as attempt set grade = ${body.grade}::smallint, is_grade_by_hand = ${body.grade !== null},
      grade_scale = case when ${body.grade}::smallint is not null
        then coalesce(attempt.grade_scale, grade_scale_of(student.high_school_entry_year), 9) end,
      version = attempt.version + 1
    from scores as score join students as student on student.id = score.student_id
    where score.id = attempt.score_id and attempt.score_id = ${key.scoreId} and attempt.retake_number = ${key.retakeNumber}
      and attempt.version = coalesce(${body.version ?? null}::integer, attempt.version)`.execute(trx);
  if (numAffectedRows === 0n) throw await staleCells(trx, [{ ...key, grade: body.grade }], 'grade');
  return readCell(trx, key);
};
