import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../deps.ts';
import { sqlState } from '../http/sqlError.ts';
import { LeaseLost, type Lock } from '../jobs/job.ts';

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
export async function sweepFiles(all: Deps, lock: Lock): Promise<Swept> {
  const deps = { ...all, lock };
  const dayAgo = new Date(deps.clock.now().getTime() - keptHours * 3_600_000);
  const uploads = await endForgottenUploads(deps, dayAgo);
  const objects = await deleteRemoved(deps);
  const orphans = await queueOrphans(deps, dayAgo);
  const incomplete = await deps.storage.sweep(dayAgo);
  const swept = { uploads, incomplete, orphans, objects };
  if (Object.values(swept).some((count) => count > 0))
    deps.log.info('files-swept', { uploads, incomplete, orphans, objects });
  return swept;
}

type Sweeper = Deps & { lock: Lock };

/** Writes as the one that has the job. */
function write<T>({ db, lock }: Sweeper, act: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  return db.kysely.transaction().execute(async (trx) => {
    await lock(trx);
    return act(trx);
  });
}

async function endForgottenUploads(sweeper: Sweeper, before: Date): Promise<number> {
  const { db, storage, log } = sweeper;
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
      await write(sweeper, (trx) =>
        trx.deleteFrom('files').where('id', '=', id).where('state', '=', 'UPLOADING').execute(),
      );
      ended += 1;
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      // Rows that are referenced by now stay, without blocking the next ones.
      log.warn('upload-kept', { sqlState: sqlState(error) });
    }
  }
  return ended;
}

async function deleteRemoved(sweeper: Sweeper): Promise<number> {
  const { db, storage, clock } = sweeper;
  const due = await db.kysely
    .selectFrom('removed_objects')
    .select('file_id')
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .limit(atOnce)
    .execute();
  for (const { file_id } of due) {
    await storage.delete(file_id);
    await write(sweeper, (trx) => trx.deleteFrom('removed_objects').where('file_id', '=', file_id).execute());
  }
  return due.length;
}

/** Finds what was stored for a transaction that never came through, and deletes it in a day, as the object of a deleted file. */
async function queueOrphans(sweeper: Sweeper, before: Date): Promise<number> {
  const { db, storage, clock, log } = sweeper;
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
    await write(sweeper, (trx) =>
      trx
        .insertInto('removed_objects')
        .values(queue)
        .onConflict((known) => known.doNothing())
        .execute(),
    );
  }
  return orphans.length;
}
