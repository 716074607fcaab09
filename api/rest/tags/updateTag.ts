import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { tagRow } from './tagRow.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Changes the name and colour of a tag, if it still has the version that was read, where one was. */
export const updateTag: Handler<'updateTag'> = async (context) => {
  const { trx, params, body } = context;
  const tag = await lockRow(trx, 'tags', params.tagId);
  const row = tagRow(body);
  if (isStale(tag, body.version)) {
    throw await staleVersion(trx, 'tags', { ...tag, title: `${tag.name} 태그` }, row);
  }
  await sayUnconditional(context, 'TAG_UPDATE', body.version);
  await trx.updateTable('tags').set(row).where('id', '=', tag.id).execute();
  return { id: tag.id };
};
