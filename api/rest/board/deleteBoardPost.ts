import type { Handler } from '../_protocol/handler.ts';
import { findOwnPost } from './findPost.ts';

/** Deletes a post softly: nobody reads it or its files any more. */
export const deleteBoardPost: Handler<'deleteBoardPost'> = async ({ trx, params, actor, now }) => {
  const { id } = await findOwnPost(trx, params.postId, actor);
  await trx.updateTable('board_posts').set({ deleted_at: now }).where('id', '=', id).execute();
};
