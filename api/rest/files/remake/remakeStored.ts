import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../../deps.ts';
import { examine } from '../../../files/examine.ts';
import type { Turn } from '../../../jobs/job.ts';
import { letOthersIn } from '../../_protocol/inSlices.ts';
import { remakePicture } from './remakePicture.ts';

type Remaking = Deps & Pick<Turn, 'lock'>;
type Unmade = Selectable<Tables['unmade_pictures']>;

/**
 * Makes the pictures anew that were stored before every picture was, one by one, until there are none or the job is stopped. Killed at any point, the next run
 * goes on: the old picture or the new one is there, never none. What cannot be opened stays, with its fault. Answers whether there were any.
 */
export async function remakeStored(all: Deps, { lock, signal }: Pick<Turn, 'lock' | 'signal'>): Promise<boolean> {
  const deps = { ...all, lock };
  for (let wereAny = false; ; wereAny = true) {
    if (signal.aborted) return wereAny;
    const unmade = await deps.db.kysely
      .selectFrom('unmade_pictures')
      .selectAll()
      .where('fault', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!unmade) return wereAny;
    const fault = unmade.file_id === null ? await remakeLanding(deps, unmade) : await remakeFile(deps, unmade);
    if (fault !== null) await keep(deps, unmade, fault);
    await letOthersIn();
  }
}

/** Writes as the one that has the job. */
const write = <T>({ db, lock }: Remaking, act: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.kysely.transaction().execute(async (trx) => {
    await lock(trx);
    return act(trx);
  });

async function remakeFile(deps: Remaking, { id, file_id, made_sha256 }: Unmade): Promise<string | null> {
  const { db, storage } = deps;
  const file = await db.kysely
    .selectFrom('files')
    .select(['id', 'name', 'owner_type'])
    .where('id', '=', file_id)
    .executeTakeFirst();
  // Its row of the queue went with it.
  if (!file) return null;
  const found = await examine(storage, file.id);
  if (!found) return 'MISSING';
  const note = (sha256: string) =>
    write(deps, (trx) =>
      trx.updateTable('unmade_pictures').set({ made_sha256: sha256 }).where('id', '=', id).execute(),
    );
  const made = await remakePicture(deps, { ...file, sha256: made_sha256 }, found, note);
  if ('fault' in made) return made.fault;
  const { name, contentType, sizeBytes, sha256 } = made;
  await write(deps, async (trx) => {
    const values = { name, content_type: contentType, size_bytes: sizeBytes, sha256 };
    await trx.updateTable('files').set(values).where('id', '=', file.id).execute();
    await trx.deleteFrom('unmade_pictures').where('id', '=', id).execute();
  });
  return null;
}

async function remakeLanding(deps: Remaking, { id, landing_picture_id }: Unmade): Promise<string | null> {
  const { db, heavy } = deps;
  const picture = await db.kysely
    .selectFrom('landing_pictures')
    .select(['id', 'content'])
    .where('id', '=', landing_picture_id)
    .executeTakeFirst();
  if (!picture) return null;
  const made = await heavy.makePicture(new Uint8Array(picture.content), 'PUBLISHED');
  if (made.fault !== undefined) return made.fault;
  await write(deps, async (trx) => {
    const values = { content: made.bytes, content_type: 'image/jpeg' as const };
    await trx.updateTable('landing_pictures').set(values).where('id', '=', picture.id).execute();
    await trx.deleteFrom('unmade_pictures').where('id', '=', id).execute();
  });
  return null;
}

async function keep(deps: Remaking, { id }: Unmade, fault: string): Promise<void> {
  deps.log.warn('picture-kept', { fault });
  await write(deps, (trx) => trx.updateTable('unmade_pictures').set({ fault }).where('id', '=', id).execute());
}
