import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/access/studentsOnly.ts';
import { downloadUrl, tellReader } from './addresses.ts';
import { noRow } from '../_protocol/rows.ts';
import { findDownload, findReadable } from './readable.ts';

/** The download address of a file that the student may open. */
export const getMyDownload: Handler<'getMyDownload'> = async (context) => {
  const { trx, params, actor, now } = context;
  studentsOnly(actor);
  await useQuota(trx, 'download', actor, now);
  const file = await findDownload(trx, params.fileId, actor);
  await tellReader(context);
  return downloadUrl(context, file.id);
};

/** Notes that the student opened a file. */
export const viewFile: Handler<'viewFile'> = async ({ trx, params, actor, now }) => {
  studentsOnly(actor);
  const file = await findReadable(trx, params.fileId, actor);
  await noteView(trx, file.id, actor.userId, now);
  return { id: file.id };
};

const selfStudy: readonly string[] = ['LECTURE', 'WEEKLY_LECTURE', 'MATERIAL'];

/** The same for a file to study alone. */
export const viewSelfStudyFile: Handler<'viewSelfStudyFile'> = async ({ trx, params, actor, now }) => {
  studentsOnly(actor);
  const file = await findReadable(trx, params.fileId, actor);
  if (!selfStudy.includes(file.owner_type)) throw noRow('files');
  await noteView(trx, file.id, actor.userId, now);
  return { id: file.id };
};

const onceASeconds = 60;

/** A screen that is drawn again is no second look. */
async function noteView(trx: Transaction<Tables>, fileId: string, userId: string, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - onceASeconds * 1000);
  const known = await trx
    .selectFrom('file_views')
    .select('id')
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'VIEW')
    .where('viewed_at', '>', lately)
    .executeTakeFirst();
  if (known) return;
  await trx
    .insertInto('file_views')
    .values({ file_id: fileId, user_id: userId, kind: 'VIEW', viewed_at: now })
    .execute();
}
