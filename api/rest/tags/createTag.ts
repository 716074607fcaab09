import type { Handler } from '../_protocol/handler.ts';
import { lockTagOrder } from './orderTags.ts';
import { tagRow } from './tagRow.ts';

/** Creates a tag, last in the order. */
export const createTag: Handler<'createTag'> = async ({ trx, body }) => {
  await lockTagOrder(trx);
  const last = await trx
    .selectFrom('tags')
    .select(({ fn }) => fn.max('priority').as('priority'))
    .executeTakeFirst();
  return trx
    .insertInto('tags')
    .values({ ...tagRow(body), priority: (last?.priority ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
};
