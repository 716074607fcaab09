import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import type { Actor } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Locks a post until the commit; 404 alike for one that is unknown, deleted or not for the actor. */
export async function findPost(trx: Transaction<Tables>, postId: string, actor: Actor) {
  const post = await trx
    .selectFrom('board_posts')
    .selectAll()
    .where('id', '=', postId)
    .where(sql<boolean>`may_read_board_post(board_posts, ${actor.userId}::uuid)`)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => noRow('board_posts'));
  return post;
}

/** The same for whoever may change it: staff, and who wrote it; 403 for others who may read it. */
export async function findOwnPost(trx: Transaction<Tables>, postId: string, actor: Actor) {
  const post = await findPost(trx, postId, actor);
  if (actor.role === 'student' && post.created_by !== actor.userId) throw forbidden();
  return post;
}

/** The same for who asked, nobody else. */
export async function findOwnQuestion(trx: Transaction<Tables>, postId: string, actor: Actor) {
  const post = await findPost(trx, postId, actor);
  if (post.created_by !== actor.userId || post.category !== 'QUESTION') throw forbidden();
  return post;
}

/** Locks an answer of staff until the commit; 404 for one that is unknown or deleted. */
export async function findAnswer(trx: Transaction<Tables>, answerId: string) {
  const answer = await trx
    .selectFrom('board_answers')
    .innerJoin('board_posts', 'board_posts.id', 'board_answers.post_id')
    .selectAll('board_answers')
    .select('board_posts.title')
    .where('board_answers.id', '=', answerId)
    .where('board_answers.deleted_at', 'is', null)
    .where('board_posts.deleted_at', 'is', null)
    .where('board_answers.kind', '=', 'ANSWER')
    .forNoKeyUpdate('board_answers')
    .executeTakeFirstOrThrow(() => notFound('답변'));
  return answer;
}
