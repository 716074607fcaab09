import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import { announceRoots } from './gql/announce.ts';

/** What students see from a time on, by the GraphQL root it is read by. */
const publications = [
  ['announcements', 'announcements'],
  ['lecture_materials', 'lectureMaterials'],
] as const;

/**
 * Tells open screens what was written before and has come out since the last look; run every half minute. Each api process
 * looks by itself: being told twice costs a screen one more read, and nothing else.
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
