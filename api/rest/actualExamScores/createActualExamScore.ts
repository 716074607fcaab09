import type { Handler } from '../_protocol/handler.ts';
import { entryYearsOf } from './entryYears.ts';
import { scoreRow } from './scoreRow.ts';

/** Creates a result of an exam outside the academy. */
export const createActualExamScore: Handler<'createActualExamScore'> = async ({ trx, params, body }) => {
  const entryYears = await entryYearsOf(trx, [params.studentId]);
  return trx
    .insertInto('actual_exam_scores')
    .values({ ...scoreRow(body, entryYears.get(params.studentId) ?? null), student_id: params.studentId })
    .returning('id')
    .executeTakeFirstOrThrow();
};
