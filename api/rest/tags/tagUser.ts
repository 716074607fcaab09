import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Gives a student a tag; idempotent. */
export const addTagToUser: Handler<'addTagToUser'> = async ({ trx, params }) => {
  await findBoth(trx, params);
  await trx
    .insertInto('user_tags')
    .values({ user_id: params.userId, tag_id: params.tagId })
    .onConflict((existing) => existing.doNothing())
    .execute();
};

/** Removes a tag from a student; idempotent. */
export const removeTagFromUser: Handler<'removeTagFromUser'> = async ({ trx, params }) => {
  await findBoth(trx, params);
  await trx.deleteFrom('user_tags').where('user_id', '=', params.userId).where('tag_id', '=', params.tagId).execute();
};

async function findBoth(trx: Transaction<Tables>, { tagId, userId }: { tagId: string; userId: string }): Promise<void> {
  // Locked, so that a tag is not deleted while somebody gets it.
  const tag = await trx.selectFrom('tags').select('id').where('id', '=', tagId).forShare().executeTakeFirst();
  if (!tag) throw notFound('태그');
  const student = await trx.selectFrom('students').select('id').where('id', '=', userId).executeTakeFirst();
  if (!student) throw notFound('학생');
}
