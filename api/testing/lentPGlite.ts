import type { PGlite } from '@electric-sql/pglite';
import { lend } from '#hasura/engine/testing/lend.ts';
import { createPGlite } from '../adapters/pglite.ts';

/**
 * A PGlite in memory as a dump has it, lent: closing it gives it back, and who asks next has it as it was.
 * @param name what is in the dump
 */
export function lentPGlite(name: string, dump: () => Promise<Blob>): Promise<PGlite> {
  return lend(name, ['plpgsql', 'pg_trgm', 'btree_gist'], async () => createPGlite({ snapshot: await dump() }));
}
