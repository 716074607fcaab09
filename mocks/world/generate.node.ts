/** Writes the demo world as a seed of the Hasura project. */
import { writeFileSync } from 'node:fs';
import { openPGlite } from '#api/adapters/pglite.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { migrate } from '#engine';
import { seedSql } from './load/seedSql.ts';
import { buildWorld } from './model/buildWorld.ts';

/** Writes `hasura/seeds/default/demo.sql`: the world of the size `small`. */
export async function generateSeed(): Promise<void> {
  const db = await openPGlite();
  try {
    await migrate(db.sql, readProjectFiles());
    writeFileSync('hasura/seeds/default/demo.sql', await seedSql(buildWorld('small'), db.sql));
  } finally {
    await db.close();
  }
}
