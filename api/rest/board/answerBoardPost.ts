import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { findPost } from './findPost.ts';
import { textColumns } from './postText.ts';

/** Answers a question, if nobody answered since it was read. */
export const answerBoardPost: Handler<'answerBoardPost'> = async ({ trx, params, body, actor }) => {
  const post = await findPost(trx, params.postId, actor);
  const text = textColumns(body);
  if (!text) throw invalid([{ field: 'body', message: '내용을 써 주세요.' }]);
  if (isStale(post, body.version)) throw await staleVersion(trx, 'board_posts', post);
  return trx
    .insertInto('board_answers')
    .values({ post_id: post.id, ...text, file_ids: body.fileIds ?? [] })
    .returning('id')
    .executeTakeFirstOrThrow();
};
