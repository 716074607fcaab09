import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Pins a memo above the others; idempotent. */
export const pinStudentMemo: Handler<'pinStudentMemo'> = ({ trx, params }) => setPin(trx, params.memoId, true);

/** Pins or unpins a memo, as the body asks. */
export const setStudentMemoPin: Handler<'setStudentMemoPin'> = ({ trx, params, body }) =>
  setPin(trx, params.memoId, body.isPinned);

/** Unpins a memo; idempotent. */
export const unpinStudentMemo: Handler<'unpinStudentMemo'> = async ({ trx, params }) => {
  await setPin(trx, params.memoId, false);
};

async function setPin(trx: Transaction<Tables>, memoId: string, isPinned: boolean): Promise<{ id: string }> {
  const memo = await trx
    .updateTable('student_memos')
    .set({ is_pinned: isPinned })
    .where('id', '=', memoId)
    .returning('id')
    .executeTakeFirstOrThrow(() => noRow('student_memos'));
  return memo;
}
