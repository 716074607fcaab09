import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findRow, lockRow } from '../_protocol/rows.ts';

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
  await lockRow(trx, 'tags', tagId, 'share');
  await findRow(trx, 'students', userId);
}
