import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlClient } from '#engine';
import type { Database } from '../../ports/database.ts';
import { createLog } from '../../ports/log.ts';
import type { Storage } from '../../ports/storage.ts';
import { readSettings, type Settings } from '../../settings/settings.ts';
import { openSide } from '../../adapters/move/openSide.node.ts';
import { tableSums, type TableSum } from '../../adapters/move/tableSums.ts';

/** For tests of backups. */
export const silent = createLog(() => undefined, 'silent');

/** Settings of a data folder on PGlite, and what is given. */
export const settingsOf = (dataDir: string, env: Record<string, string> = {}): Settings =>
  readSettings({ DATA_DIR: dataDir, EMBEDDED: 'pglite', ...env });

/** Every table but the ledger of migrations, and what is in it. */
export async function sumsIn(client: SqlClient): Promise<TableSum[]> {
  await client.query(`set local timezone = 'UTC'`);
  return (await tableSums(client)).filter(({ name }) => !name.startsWith('hdb_catalog.'));
}

/** The tables of an academy that nobody has open. */
export async function sumsOf(settings: Settings): Promise<TableSum[]> {
  const { db, close } = await openSide(settings, silent, null);
  try {
    return await db.load(sumsIn);
  } finally {
    await close();
  }
}

/** Stores a file of random bytes and writes its row, with a note of each that is in two tables at once. */
export async function addFile(db: Database, storage: Storage, bytes = 2000): Promise<string> {
  const [key, content] = [crypto.randomUUID(), randomBytes(bytes)];
  await storage.put(key, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  await db.sql.transaction(async (trx) => {
    await trx.query(`insert into rate_limits (key, window_start, hits) values ($1, now(), 1)`, [`file ${key}`]);
    const written = await trx.query(
      `insert into files (id, owner_type, owner_id, name, content_type, size_bytes, sha256, state)
      select $1, 'STUDENT', id, 'letter.png', 'image/png', $2, $3, 'DONE' from students limit 1 returning id`,
      [key, bytes, sha256],
    );
    if (written.length !== 1) throw new Error('no student to give a file to');
  });
  return key;
}

/** Every file below a folder with its SHA-256. */
export async function contentsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = paths.map((path) => [
    path.slice(folder.length + 1),
    createHash('sha256').update(readFileSync(path)).digest('hex'),
  ]);
  return Object.fromEntries(hashed) as Record<string, string>;
}
