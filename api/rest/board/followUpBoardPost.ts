import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { findOwnQuestion } from './findPost.ts';

/** Asks on, after an answer; the question waits again. */
export const followUpBoardPost: Handler<'followUpBoardPost'> = async ({ trx, params, body, actor }) => {
  const { id } = await findOwnQuestion(trx, params.postId, actor);
  return trx
    .insertInto('board_answers')
    .values({ post_id: id, kind: 'FOLLOW_UP', body: cleanText(body.body), file_ids: body.fileIds ?? [] })
    .returning('id')
    .executeTakeFirstOrThrow();
};
