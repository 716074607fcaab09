import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { announce } from '../rest/_protocol/transaction.ts';
import type { Job } from './job.ts';

/** Tables with a publication time, by their GraphQL root. */
const publications = [
  ['announcements', 'announcements'],
  ['lecture_materials', 'lectureMaterials'],
] as const;

/** Announces rows whose publication time has passed since the last run, whichever process that was of. */
export const publicationJob = ({ db, clock }: Deps): Job => ({
  kind: 'publications',
  everySeconds: 30,
  run: async ({ since, lock }) => {
    const now = clock.now();
    const roots: string[] = [];
    for (const [table, root] of publications) {
      const { rows } = await sql`
        select from ${sql.table(table)}
        where published_at > ${since ?? now} and published_at <= ${now} and published_at > updated_at limit 1`.execute(
        db.kysely,
      );
      if (rows.length > 0) roots.push(root);
    }
    if (roots.length === 0) return false;
    await db.kysely.transaction().execute(async (trx) => {
      await lock(trx);
      await announce(trx, roots, now);
    });
    return true;
  },
});
