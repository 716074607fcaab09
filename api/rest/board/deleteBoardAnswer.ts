import type { Handler } from '../_protocol/handler.ts';
import { findAnswer } from './findPost.ts';

/** Deletes an answer softly; its question waits again where it was the only one. */
export const deleteBoardAnswer: Handler<'deleteBoardAnswer'> = async ({ trx, params, now }) => {
  const { id } = await findAnswer(trx, params.answerId);
  await trx.updateTable('board_answers').set({ deleted_at: now, is_accepted: false }).where('id', '=', id).execute();
};
