import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Database } from '../ports/database.ts';
import { openPGlite } from '../ports/pglite.ts';

const folder = 'node_modules/.cache/academy';

/**
 * A dump of PGlite that is built once and kept.
 * @param name begins the name of its file
 * @param cause what it is built from; another cause is another dump
 */
export async function keptSnapshot(
  name: string,
  cause: unknown,
  build: (db: Database) => Promise<void>,
): Promise<Blob> {
  const path = `${folder}/${name}-${fingerprintOf(cause)}.tar`;
  if (!existsSync(path)) {
    const db = await openPGlite();
    await build(db);
    const dump = Buffer.from(await (await db.dump('none')).arrayBuffer());
    await db.close();
    mkdirSync(folder, { recursive: true });
    // Test files run side by side: whoever comes later finds a whole file or none.
    writeFileSync(`${path}.${process.pid}`, dump);
    renameSync(`${path}.${process.pid}`, path);
  }
  return new Blob([readFileSync(path)]);
}

/** A short text that differs when the cause does. */
export function fingerprintOf(cause: unknown): string {
  return createHash('sha256').update(JSON.stringify(cause)).digest('hex').slice(0, 16);
}
