/** Writes the demo world as a seed of the Hasura project. */
import { writeFileSync } from 'node:fs';
import type { SqlClient } from '#engine';
import { seedSql } from './load/seedSql.ts';
import { buildWorld } from './model/buildWorld.ts';

/** Writes `hasura/seeds/default/demo.sql`: the world of the size `small`. @param db is migrated */
export async function generateSeed(db: SqlClient): Promise<void> {
  writeFileSync('hasura/seeds/default/demo.sql', await seedSql(buildWorld('small'), db));
}
