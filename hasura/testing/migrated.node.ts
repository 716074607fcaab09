import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createEngine, migrate, type Engine } from '#engine';
import { openPGlite, type PGliteDatabase } from '#api/ports/pglite.ts';
import { readProjectFiles } from '#api/ports/projectFiles.node.ts';

/** The project's migrations and metadata. */
export const files = readProjectFiles();

/** A database with the schema and nothing in it, as fast as it can be had: a copy of one that was migrated once. */
export async function openMigrated(): Promise<PGliteDatabase> {
  return openPGlite({ snapshot: await snapshot() });
}

/** The engine that serves the project on a database. */
export function engineOn({ sql }: PGliteDatabase): Promise<Engine> {
  return createEngine(sql, files);
}

async function snapshot(): Promise<Blob> {
  const migrations = Object.entries(files).filter(([path]) => path.startsWith('migrations/'));
  const fingerprint = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16);
  const folder = 'node_modules/.cache/academy';
  const path = `${folder}/schema-${fingerprint}.tar`;
  if (!existsSync(path)) {
    const db = await openPGlite();
    await migrate(db.sql, files);
    const dump = Buffer.from(await (await db.dump('none')).arrayBuffer());
    await db.close();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, dump);
    renameSync(`${path}.${process.pid}`, path);
  }
  return new Blob([readFileSync(path)]);
}
