import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../../http/problem.ts';
import type { Actor, Handler, Preparation } from '../../_protocol/handler.ts';
import { undoChangeSet } from '../../_protocol/changes/undoChangeSet.ts';
import { namedOwner } from '../owners.ts';
import { list, settle, uploadingColumns, type Uploading } from './settle.ts';
import { withOwner } from '../withOwner.ts';
import { noRow } from '../../_protocol/rows.ts';

/** Lists an uploaded file, or restores one that was deleted less than a day ago. */
export const finishUpload: Preparation<'finishUpload'> = {
  prepare: async ({ body, actor, deps }) => {
    const file = await findOwn(deps.db.kysely, body.fileId, actor);
    if (!file) return restoreFile;
    if (file.state === 'DONE') return async () => ({ id: file.id });
    const owned = await withOwner(deps.db.kysely, file, namedOwner(body), actor);
    if (!owned) throw invalid([{ field: 'ownerType', message: '무엇에 딸린 파일인지 함께 보내 주세요.' }]);
    const settled = await settle(deps, owned);
    return async ({ trx }) => list(trx, owned, settled);
  },
};

/** A file that the actor uploads or uploaded. */
export async function findOwn(
  db: Kysely<Tables>,
  id: string,
  actor: Actor,
): Promise<(Uploading & { state: string }) | undefined> {
  return db
    .selectFrom('files')
    .select([...uploadingColumns, 'state'])
    .where('id', '=', id)
    .where('created_by', '=', actor.userId)
    .executeTakeFirst();
}

const restoreFile: Handler<'finishUpload'> = async ({ trx, body, actor, changeSet }) => {
  const deletion = actor.role === 'student' ? undefined : await findDeletion(trx, body.fileId);
  if (deletion === undefined) throw noRow('files');
  await changeSet('FILE_RESTORE', {}, deletion);
  await undoChangeSet(trx, deletion);
  return { id: body.fileId };
};

/** The change set that deleted a file which still has its content and was not restored. */
async function findDeletion(trx: Transaction<Tables>, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select change_set_id as id from audit_log
    where table_name = 'files' and row_id = ${fileId} and after is null and before ->> 'state' = 'DONE'
      and exists (select from removed_objects where file_id = ${fileId}::uuid and due_at > now())
    order by at desc limit 1`.execute(trx);
  return rows[0]?.id;
}
