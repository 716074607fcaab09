import { readFileSync } from 'node:fs';
import { createEngine, migrate, type Engine } from '#engine';
import { databaseOn, type PGliteDatabase } from '#api/adapters/pglite.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { keptSnapshot } from '#api/adapters/kept.node.ts';
import type { Database } from '#api/ports/database.ts';
import { lentPGlite } from '#api/testing/servers/lentPGlite.ts';

/** The project's migrations and metadata. */
export const files = readProjectFiles();

/** A database with the schema and nothing in it, as fast as it can be had: a copy of one that was migrated once. */
export async function openMigrated(): Promise<PGliteDatabase> {
  const migrations = Object.entries(files).filter(([path]) => path.startsWith('migrations/'));
  const madeBy = readFileSync(new URL('../engine/migrate.ts', import.meta.url), 'utf8');
  const build = async ({ sql }: Database): Promise<void> => void (await migrate(sql, files));
  return databaseOn(await lentPGlite('schema', () => keptSnapshot('schema', [madeBy, migrations], build)));
}

/** The engine that serves the project on a database. */
export function engineOn({ sql }: PGliteDatabase): Promise<Engine> {
  return createEngine(sql, files);
}
