import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#engine';
import type { Database } from '../ports/database.ts';
import { openPGlite } from './pglite.ts';
import { readProjectFiles } from './projectFiles.node.ts';

const folder = 'node_modules/.cache/academy';

const held = new Map<string, Promise<Blob>>();

/**
 * A dump of PGlite that is built once and kept.
 * @param name begins the name of its file
 * @param cause what it is built from; another cause is another dump
 * @param compression `gzip` for what is sent
 */
export function keptSnapshot(
  name: string,
  cause: unknown,
  build: (db: Database) => Promise<void>,
  compression: 'none' | 'gzip' = 'none',
): Promise<Blob> {
  const ending = compression === 'none' ? '.tar' : '.tar.gz';
  const path = join(folder, `${name}-${fingerprintOf(cause)}${ending}`);
  const read = async (): Promise<Blob> => {
    if (!existsSync(path)) await writeSnapshot(path, build, compression);
    removeOlder(name, ending, path);
    return new Blob([readFileSync(path)]);
  };
  const snapshot = held.get(path) ?? read();
  held.set(path, snapshot);
  return snapshot;
}

async function writeSnapshot(
  path: string,
  build: (db: Database) => Promise<void>,
  compression: 'none' | 'gzip',
): Promise<void> {
  const db = await openPGlite();
  await build(db);
  await db.sql.exec(withoutLog);
  const dump = Buffer.from(await (await db.dump(compression)).arrayBuffer());
  await db.close();
  mkdirSync(folder, { recursive: true });
  // Test files run in parallel: a later one finds a complete file or none.
  writeFileSync(`${path}.${process.pid}`, dump);
  renameSync(`${path}.${process.pid}`, path);
}

/** The log of how a database came about is most of a compressed dump, and each copy would begin with a recovery by it. */
const withoutLog = 'set wal_recycle = off; checkpoint; select pg_switch_wal(); checkpoint';

/** A dump of a database with the schema and nothing in it. */
export function keptSchema(compression?: 'gzip'): Promise<Blob> {
  const files = readProjectFiles();
  const migrations = Object.entries(files).filter(([path]) => path.startsWith('migrations/'));
  const madeBy = readFileSync(new URL('../../hasura/engine/migrate.ts', import.meta.url), 'utf8');
  const build = async ({ sql }: Database): Promise<void> => void (await migrate(sql, files));
  return keptSnapshot('schema', [madeBy, migrations], build, compression);
}

/**
 * A data folder that is built once and kept; copy it, and leave it as it is.
 * @param cause what it is built from; another cause is another folder
 */
export async function keptFolder(
  name: string,
  cause: unknown,
  build: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(folder, `${name}-${fingerprintOf(cause)}.folder`);
  if (existsSync(path)) return path;
  const own = `${path}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  await build(own);
  try {
    renameSync(own, path);
    removeOlder(name, '.folder', path);
  } catch {
    // Another test file was quicker.
    rmSync(own, { recursive: true });
  }
  return path;
}

/** Removes outdated ones, which would only pile up. */
function removeOlder(name: string, ending: string, newest: string): void {
  const kept = readdirSync(folder).filter((file) => file.startsWith(`${name}-`) && file.endsWith(ending));
  for (const file of kept) {
    if (join(folder, file) !== newest) rmSync(join(folder, file), { recursive: true, force: true });
  }
}

/** A short text that differs when the cause does. */
export function fingerprintOf(cause: unknown): string {
  return createHash('sha256').update(JSON.stringify(cause)).digest('hex').slice(0, 16);
}
