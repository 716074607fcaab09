import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findOwnPost } from './findPost.ts';

/** Lets an answered question wait again. */
export const reopenBoardPost: Handler<'reopenBoardPost'> = async ({ trx, params, actor, now }) => {
  const { id, category, waiting_since } = await findOwnPost(trx, params.postId, actor);
  if (category !== 'QUESTION' || waiting_since !== null) {
    throw conflict('waiting', '답을 기다리는 질문입니다.');
  }
  await trx
    .updateTable('board_answers')
    .set({ is_accepted: false })
    .where('post_id', '=', id)
    .where('is_accepted', '=', true)
    .execute();
  await trx.updateTable('board_posts').set({ reopened_at: now }).where('id', '=', id).execute();
  return { id };
};
