import type { Deps } from '../deps.ts';
import { sqlState } from '../http/sqlError.ts';

const keptHours = 24;
const atOnce = 500;

/** Cancels uploads unfinished after a day, and deletes the objects of deleted files. */
export async function sweepFiles(deps: Deps): Promise<void> {
  const dayAgo = new Date(deps.clock.now().getTime() - keptHours * 3_600_000);
  await endForgottenUploads(deps, dayAgo);
  await deleteRemoved(deps);
  await deps.storage.sweep?.(dayAgo);
}

async function endForgottenUploads({ db, storage, log }: Deps, before: Date): Promise<void> {
  const forgotten = await db.kysely
    .selectFrom('files')
    .select(['id', 'upload_id'])
    .where('state', '=', 'UPLOADING')
    .where('created_at', '<', before)
    .limit(atOnce)
    .execute();
  for (const { id, upload_id } of forgotten) {
    try {
      if (upload_id !== null) await storage.abortParts(id, upload_id);
      await db.kysely.deleteFrom('files').where('id', '=', id).where('state', '=', 'UPLOADING').execute();
    } catch (error) {
      // Rows that are referenced by now stay, without blocking the next ones.
      log.warn('upload-kept', { sqlState: sqlState(error) });
    }
  }
}

async function deleteRemoved({ db, storage, clock }: Deps): Promise<void> {
  const due = await db.kysely
    .selectFrom('removed_objects')
    .select('file_id')
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  for (const { file_id } of due) {
    await storage.delete(file_id);
    await db.kysely.deleteFrom('removed_objects').where('file_id', '=', file_id).execute();
  }
}
