import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { tagRow } from './tagRow.ts';

/** Changes the name and colour of a tag. */
export const updateTag: Handler<'updateTag'> = async ({ trx, params, body }) => {
  const tag = await trx
    .updateTable('tags')
    .set(tagRow(body))
    .where('id', '=', params.tagId)
    .returning('id')
    .executeTakeFirst();
  if (!tag) throw notFound('태그');
  return tag;
};
