import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { announceRoots } from './gql/announce.ts';

/** Tables with a publication time, by their GraphQL root. */
const publications = [
  ['announcements', 'announcements'],
  ['lecture_materials', 'lectureMaterials'],
] as const;

/**
 * Announces rows whose publication time has passed since the last run; run every half minute. Each api process
 * runs it: a duplicate only costs a screen one more read.
 */
export function watchPublications({ clock, ...deps }: Deps): () => Promise<void> {
  let looked = clock.now();
  return async () => {
    const now = clock.now();
    const roots: string[] = [];
    for (const [table, root] of publications) {
      const { rows } = await sql`
        select from ${sql.table(table)}
        where published_at > ${looked} and published_at <= ${now} and published_at > updated_at limit 1`.execute(
        deps.db.kysely,
      );
      if (rows.length > 0) roots.push(root);
    }
    looked = now;
    if (roots.length > 0) await announceRoots({ clock, ...deps }, roots);
  };
}
