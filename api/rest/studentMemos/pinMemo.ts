import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Puts a memo before the others; saying it twice changes nothing. */
export const pinStudentMemo: Handler<'pinStudentMemo'> = ({ trx, params }) => setPin(trx, params.memoId, true);

/** Pins or unpins a memo, as is said. */
export const setStudentMemoPin: Handler<'setStudentMemoPin'> = ({ trx, params, body }) =>
  setPin(trx, params.memoId, body.isPinned);

/** Puts a memo back among the others; saying it twice changes nothing. */
export const unpinStudentMemo: Handler<'unpinStudentMemo'> = async ({ trx, params }) => {
  await setPin(trx, params.memoId, false);
};

async function setPin(trx: Transaction<Tables>, memoId: string, isPinned: boolean): Promise<{ id: string }> {
  const memo = await trx
    .updateTable('student_memos')
    .set({ is_pinned: isPinned })
    .where('id', '=', memoId)
    .returning('id')
    .executeTakeFirst();
  if (!memo) throw notFound('메모');
  return memo;
}
