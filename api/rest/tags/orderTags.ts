import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Lock under which one transaction at a time changes the order of tags, until it ends. */
export async function lockTagOrder(trx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tag_order'))`.execute(trx);
}

/** Puts the tags in order. Throws 409 when tags are missing: somebody created or deleted one meanwhile. */
export const orderTags: Handler<'orderTags'> = async ({ trx, body, changeSet }) => {
  await lockTagOrder(trx);
  await changeSet('TAGS_ORDER');
  const existing = await trx.selectFrom('tags').select('id').execute();
  const wanted = new Set(body.tagIds.map((id) => id.toLowerCase()));
  if (
    wanted.size !== body.tagIds.length ||
    wanted.size !== existing.length ||
    !existing.every(({ id }) => wanted.has(id))
  )
    throw conflict('tags-changed', '그사이 태그가 생기거나 삭제되었습니다. 새로고침한 뒤 다시 옮겨 주세요.');
  const places = JSON.stringify([...wanted].map((id, at) => ({ id, priority: at + 1 })));
  await trx
    .updateTable('tags')
    .from(
      sql<{ id: string; priority: number }>`json_to_recordset(${places}::json)`.as<'given'>(
        sql`given(id uuid, priority integer)`,
      ),
    )
    .set(({ ref }) => ({ priority: ref('given.priority') }))
    .whereRef('tags.id', '=', 'given.id')
    .whereRef('tags.priority', '!=', 'given.priority')
    .execute();
};
