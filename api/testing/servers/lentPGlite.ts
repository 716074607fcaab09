import type { PGlite } from '@electric-sql/pglite';
import { lend } from '#hasura/engine/testing/lend.ts';
import { createPGlite, databaseOn, type PGliteDatabase } from '../../adapters/pglite.ts';

const libraries = ['plpgsql', 'pg_trgm', 'btree_gist'];

/**
 * A PGlite in memory as a dump has it, lent: closing it gives it back, and who asks next has it as it was.
 * @param name what is in it
 * @param ready what is done before the moment to which it is taken back
 */
export function lentPGlite(
  name: string,
  dump: () => Promise<Blob>,
  ready: (db: PGliteDatabase) => Promise<void> = async () => undefined,
): Promise<PGlite> {
  return lend(name, libraries, async () => {
    const pglite = await createPGlite({ snapshot: await dump() });
    await ready(databaseOn(pglite));
    return pglite;
  });
}

/** A database in memory with nothing in it, lent. */
export async function openEmpty(): Promise<PGliteDatabase> {
  return databaseOn(await lend('nothing', libraries, () => createPGlite()));
}
