import { createEngine, migrate, type Engine } from '#engine';
import { openPGlite, type PGliteDatabase } from '#api/adapters/pglite.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import { keptSnapshot } from '#api/adapters/kept.node.ts';

/** The project's migrations and metadata. */
export const files = readProjectFiles();

/** A database with the schema and nothing in it, as fast as it can be had: a copy of one that was migrated once. */
export async function openMigrated(): Promise<PGliteDatabase> {
  const migrations = Object.entries(files).filter(([path]) => path.startsWith('migrations/'));
  const snapshot = await keptSnapshot('schema', migrations, async ({ sql }) => void (await migrate(sql, files)));
  return openPGlite({ snapshot });
}

/** The engine that serves the project on a database. */
export function engineOn({ sql }: PGliteDatabase): Promise<Engine> {
  return createEngine(sql, files);
}
