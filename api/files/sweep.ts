import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { sqlState } from '../http/sqlError.ts';

const keptHours = 24;
const atOnce = 500;
/** Orphans beyond these are no leftovers: the database and the store do not belong together, such as after a restore. */
const suspicious = { orphans: 200, part: 0.1 };

/** What a sweep did. */
export interface Swept {
  /** Uploads that nobody went on with for a day. */
  uploads: number;
  /** Incomplete writes in the store that no row speaks of. */
  incomplete: number;
  /** Objects in the store that no row speaks of; queued, so that they go a day later. */
  orphans: number;
  /** Objects of deleted files that went. */
  objects: number;
}

/**
 * Cancels uploads unfinished after a day, queues objects that belong to nothing, and deletes the objects of deleted files. Logs and answers
 * what it did.
 */
export async function sweepFiles(deps: Deps): Promise<Swept> {
  const dayAgo = new Date(deps.clock.now().getTime() - keptHours * 3_600_000);
  const uploads = await endForgottenUploads(deps, dayAgo);
  const objects = await deleteRemoved(deps);
  const orphans = await queueOrphans(deps, dayAgo);
  const incomplete = await deps.storage.sweep(dayAgo);
  const swept = { uploads, incomplete, orphans, objects };
  if (Object.values(swept).some((count) => count > 0)) deps.log.info('files-swept', { uploads, incomplete, orphans, objects });
  return swept;
}

async function endForgottenUploads({ db, storage, log }: Deps, before: Date): Promise<number> {
  const forgotten = await db.kysely
    .selectFrom('files')
    .select(['id', 'upload_id'])
    .where('state', '=', 'UPLOADING')
    .where('created_at', '<', before)
    .limit(atOnce)
    .execute();
  let ended = 0;
  for (const { id, upload_id } of forgotten) {
    try {
      if (upload_id !== null) await storage.abortParts(id, upload_id);
      await db.kysely.deleteFrom('files').where('id', '=', id).where('state', '=', 'UPLOADING').execute();
      ended += 1;
    } catch (error) {
      // Rows that are referenced by now stay, without blocking the next ones.
      log.warn('upload-kept', { sqlState: sqlState(error) });
    }
  }
  return ended;
}

async function deleteRemoved({ db, storage, clock }: Deps): Promise<number> {
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
  return due.length;
}

/** Finds what was stored for a transaction that never came through, and deletes it in a day, as the object of a deleted file. */
async function queueOrphans({ db, storage, clock, log }: Deps, before: Date): Promise<number> {
  const orphans: string[] = [];
  let seen = 0;
  const look = async (keys: readonly string[]) => {
    seen += keys.length;
    const { rows } = await sql<{ key: string }>`
      select key from unnest(${keys}::uuid[]) as stored (key)
      where not exists (select from files where id = key) and not exists (select from omr_sheets where id = key)
        and not exists (select from removed_objects where file_id = key)`.execute(db.kysely);
    orphans.push(...rows.map(({ key }) => key));
  };
  let batch: string[] = [];
  for await (const key of storage.list(before)) {
    batch.push(key);
    if (batch.length < atOnce) continue;
    await look(batch);
    batch = [];
  }
  if (batch.length > 0) await look(batch);
  if (orphans.length > suspicious.orphans && orphans.length > seen * suspicious.part) {
    log.warn('orphans-kept', { orphans: orphans.length, objects: seen });
    return 0;
  }
  const due_at = new Date(clock.now().getTime() + keptHours * 3_600_000);
  if (orphans.length > 0) {
    const queue = orphans.map((file_id) => ({ file_id, due_at }));
    await db.kysely
      .insertInto('removed_objects')
      .values(queue)
      .onConflict((known) => known.doNothing())
      .execute();
  }
  return orphans.length;
}
