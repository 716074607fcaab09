import { createEngine, type Engine } from '#engine';
import { databaseOn, type PGliteDatabase } from '#api/adapters/pglite.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { keptSchema } from '#api/adapters/kept.node.ts';
import { lentPGlite } from '#api/testing/servers/lentPGlite.ts';

/** The project's migrations and metadata. */
export const files = readProjectFiles();

/** A database with the schema and nothing in it, as fast as it can be had: a copy of one that was migrated once. */
export async function openMigrated(): Promise<PGliteDatabase> {
  return databaseOn(await lentPGlite('schema', () => keptSchema()));
}

/** The engine that serves the project on a database. */
export function engineOn({ sql }: PGliteDatabase): Promise<Engine> {
  return createEngine(sql, files);
}
