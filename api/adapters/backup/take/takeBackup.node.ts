import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlClient } from '#engine';
import type { Database } from '../../../ports/database.ts';
import type { Storage } from '../../../ports/storage.ts';
import { tableSums, tablesOf } from '../../move/tableSums.ts';
import { readProjectFiles } from '../../projectFiles.node.ts';
import { writeNote } from '../places/lastBackups.node.ts';
import { besideNames, type Manifest, type StoredFile } from './manifest.ts';
import { migrationsOf } from '../restore/migrations.ts';
import { openManifest, sizeIn, writeManifest, writePart, type Vault } from '../parts.node.ts';
import { backupName, backupsIn, partsOf, type Found } from '../places/place.ts';
import { prune } from '../places/prune.node.ts';
import { packedRows } from './rows.node.ts';
import { keepFile, partsByKey, referredFiles, type Earlier } from './storedFiles.node.ts';
import { systemClock } from '../../../ports/clock.ts';

/** What a backup is taken of, and into which place. */
export interface BackupSource {
  db: Pick<Database, 'load'>;
  storage: Storage;
  dataDir: string;
  vault: Vault;
  /** Of this program. */
  version: string;
}

/** A backup that was written. */
export interface Taken {
  name: string;
  /** Of all its parts, also those that it shares with earlier ones. */
  bytes: number;
  tables: number;
  files: number;
  /** Files that rows refer to and the store does not have. */
  missing: number;
  /** Backups that the rule let go. */
  removed: number;
}

/**
 * Takes a backup of the database as it is at one moment and of every file it refers to, while others read and write; then removes
 * what the rule of keeping lets go. It is there when all of it is. Nobody else may write to the place meanwhile.
 */
export async function takeBackup({ db, storage, dataDir, vault, version }: BackupSource): Promise<Taken> {
  await vault.place.tidy();
  const found = await Array.fromAsync(vault.place.list());
  const { name, files: referred, ...read } = await db.load((client) => readDatabase(client, vault));
  const earlier = await earlierIn(vault, found);
  const files: StoredFile[] = [];
  for (const file of referred) {
    const part = await keepFile(vault, storage, file, earlier);
    // A scanned page may have no picture; a row of a file says that there is one.
    if (part !== null || file.sha256 !== null) files.push({ key: file.key, part });
  }
  const beside = await keepBeside(vault, name, dataDir);
  const manifest: Manifest = { form: 1, program: version, ...read, files, beside };
  await writeManifest(vault, name, manifest);
  const parts = [manifest.rows, ...beside.map(({ part }) => part), ...partsByKey(files).values()];
  const bytes = parts.reduce((sum, part) => sum + sizeIn(vault, part.bytes), 0);
  await writeNote(vault.place, 'last-backup', { name, backedUpAt: manifest.moment, bytes });
  const missing = files.filter(({ part }) => part === null).length;
  const removed = await prune(vault, name);
  return { name, bytes, tables: manifest.tables.length, files: files.length - missing, missing, removed };
}

/** Writes the rows of this moment, and says what they are and which files they refer to. */
async function readDatabase(client: SqlClient, vault: Vault) {
  await client.query('set transaction isolation level repeatable read, read only');
  await client.query(`set local timezone = 'UTC'`);
  const tables = (await tablesOf(client)).filter((table) => !table.startsWith('hdb_catalog.'));
  const moment = systemClock.now();
  const name = backupName(moment);
  // Rows stay where they are: nobody alters or packs a table meanwhile.
  await client.query(`lock table ${tables.join(', ')} in access share mode`);
  return {
    name,
    moment: moment.toISOString(),
    migrations: await migrationsOf(client, readProjectFiles()),
    rows: await writePart(vault, partsOf(name).rows, packedRows(client, tables)),
    tables: await tableSums(client, tables),
    files: await referredFiles(client),
  };
}

/** Two-step sign-in and links rest on the key of the folder, push on another. */
async function keepBeside(vault: Vault, backup: string, dataDir: string): Promise<Manifest['beside']> {
  const kept: Manifest['beside'] = [];
  for (const name of besideNames) {
    const text = await readFile(join(dataDir, name)).catch(() => null);
    if (text) kept.push({ name, part: await writePart(vault, `${backup}/${name.replace('.json', '')}`, [text]) });
  }
  return kept;
}

/** What the place has. A manifest that cannot be opened only makes a backup read more. */
async function earlierIn(vault: Vault, found: readonly Found[]): Promise<Earlier> {
  const last = backupsIn(found).at(-1);
  const manifest = last === undefined ? null : await openManifest(vault, last).catch(() => null);
  return {
    there: new Map(found.map(({ name, bytes }) => [name, bytes])),
    parts: partsByKey(manifest?.files ?? []),
  };
}
