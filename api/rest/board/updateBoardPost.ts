import { forbidden } from '../../http/problem.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { findOwnPost } from './findPost.ts';
import { textColumns } from './postText.ts';

/** Changes what was sent of a post, if it still has the version that was read, where one was. */
export const updateBoardPost: Handler<'updateBoardPost'> = async (context) => {
  const { trx, params, body, actor } = context;
  const post = await findOwnPost(trx, params.postId, actor);
  if (actor.role === 'student' && body.assignedTaId !== undefined) throw forbidden();
  const row = changedColumns(body);
  if (isStale(post, body.version)) throw await staleVersion(trx, 'board_posts', post, row);
  await sayUnconditional(context, 'BOARD_POST_UPDATE', body.version);
  if (Object.keys(row).length > 0) {
    await trx.updateTable('board_posts').set(row).where('id', '=', post.id).execute();
  }
  return { id: post.id };
};

function changedColumns(body: BodyOf<'updateBoardPost'>) {
  const row = {
    title: body.title === undefined ? undefined : cleanLine(body.title),
    ...textColumns(body),
    visibility: body.visibility,
    lecture_id: body.lectureId,
    exam_id: body.examId,
    exam_number: body.examNumber,
    is_public: body.isPublic,
    assigned_ta_id: body.assignedTaId,
  };
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<typeof row>;
}
