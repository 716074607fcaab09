import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findOwnQuestion } from './findPost.ts';

/** Accepts one answer of one's own question, or takes that back. */
export const acceptBoardAnswer: Handler<'acceptBoardAnswer'> = async ({ trx, params, body, actor }) => {
  const { id } = await findOwnQuestion(trx, params.postId, actor);
  const answers = () => trx.updateTable('board_answers').where('post_id', '=', id).where('deleted_at', 'is', null);
  const accepted = await trx
    .selectFrom('board_answers')
    .select('id')
    .where('id', '=', body.answerId)
    .where('post_id', '=', id)
    .where('kind', '=', 'ANSWER')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(() => notFound('답변'));
  await answers().set({ is_accepted: false }).where('is_accepted', '=', true).execute();
  if (body.isAccepted) await answers().set({ is_accepted: true }).where('id', '=', accepted.id).execute();
  return { id };
};
