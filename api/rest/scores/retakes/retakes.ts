import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { readCell, type CellKey } from '../cells/cell.ts';
import { memoOf } from '../cells/memoOf.ts';
import { changeCell } from '../cells/changeCells.ts';
import { lockScoreRows } from '../cells/lockScoreRows.ts';
import { pointsFrom } from '../cells/points.ts';

/** Writes the value of a retake, or clears it. */
export const setRetakeValue: Handler<'setRetakeValue'> = async (context) =>
  changeCell(context, {
    ...(await findRetake(context.trx, context.params)),
    version: context.body.version,
    value: pointsFrom(context.params.value),
  });

/** Sets the delivery type of a retake. */
export const setRetakeDelivery: Handler<'setRetakeDelivery'> = async (context) =>
  changeCell(context, { ...(await findRetake(context.trx, context.params)), ...context.body });

/** Writes the staff memo of a retake. */
export const writeRetakeMemo: Handler<'writeRetakeMemo'> = async (context) =>
  changeCell(context, { ...(await findRetake(context.trx, context.params)), ...memoOf(context.body) });

/** Sets the clinic status of a retake. */
export const setRetakeClinicStatus: Handler<'setRetakeClinicStatus'> = async (context) =>
  changeCell(context, { ...(await findRetake(context.trx, context.params)), ...context.body });

/** Adds the next retake of a score. */
export const addRetake: Handler<'addRetake'> = async ({ trx, params, body }) => {
  const exams = await lockScoreRows(trx, [params.scoreId]);
  const { retake_number } = await trx
    .insertInto('score_attempts')
    .values({
      score_id: params.scoreId,
      exam_id: exams.get(params.scoreId) ?? '',
      attempt_type: 'RETAKE',
      retake_exam_id: body.retakeExamId ?? null,
      value: body.value ?? null,
      delivery_type: body.deliveryType,
    })
    .returning('retake_number')
    .executeTakeFirstOrThrow();
  return readCell(trx, { scoreId: params.scoreId, retakeNumber: retake_number });
};

/** Deletes the latest retake of a score. */
export const deleteRetake: Handler<'deleteRetake'> = async ({ trx, params }) => {
  const { scoreId, retakeNumber } = await findRetake(trx, params);
  await lockScoreRows(trx, [scoreId]);
  const later = await trx
    .selectFrom('score_attempts')
    .select('retake_number')
    .where('score_id', '=', scoreId)
    .where('retake_number', '>', retakeNumber)
    .orderBy('retake_number', 'desc')
    .executeTakeFirst();
  if (later) {
    throw conflict('not-latest', `${later.retake_number}차 재시험이 뒤에 있습니다. 마지막 재시험부터 삭제해 주세요.`);
  }
  await trx.deleteFrom('score_attempts').where('id', '=', params.retakeScoreId).execute();
};

async function findRetake(
  trx: Transaction<Tables>,
  { retakeScoreId }: { retakeScoreId: string },
): Promise<Required<CellKey> & { retakeNumber: number }> {
  const attempt = await trx
    .selectFrom('score_attempts')
    .select(['score_id', 'retake_number'])
    .where('id', '=', retakeScoreId)
    .where('attempt_type', '=', 'RETAKE')
    .executeTakeFirstOrThrow(() => notFound('재시험'));
  return { scoreId: attempt.score_id, retakeNumber: attempt.retake_number };
}
