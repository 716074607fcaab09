import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrate, type ProjectFiles } from '#engine';
import type { Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import type { Settings } from '../../settings/settings.ts';
import { lockDataDir } from '../database/dataLock.node.ts';
import { openFolder, ownMeans } from '../database/openDatabase.node.ts';
import { hasOwnPostgres, startOwnPostgres } from '../ownPostgres/index.node.ts';
import { openPostgres, withMigrationLock } from '../postgres.node.ts';
import { readProjectFiles } from '../projectFiles.node.ts';

/** One side of a move: a database whose owner we are. */
export interface Side {
  db: Database;
  close(): Promise<void>;
}

/** Whether there is a database in this folder. */
export const hasDatabase = (dataDir: string): boolean => hasOwnPostgres(dataDir) || existsSync(join(dataDir, 'pg'));

/**
 * Opens and migrates the database that the settings name, as its owner; nobody else opens a folder meanwhile.
 * @param files the project's, to migrate by; null leaves the database as it is
 */
export async function openSide(
  settings: Settings,
  log: Log,
  files: ProjectFiles | null = readProjectFiles(),
): Promise<Side> {
  const url = settings.migrationDatabaseUrl ?? settings.databaseUrl;
  if (url !== null) return migrated(openServerSide(url, log), files, (run) => withMigrationLock(url, run));
  const unlock = lockDataDir(settings.dataDir);
  try {
    return await openFolderSide(settings, log, files, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openServerSide(url: string, log: Log): Side {
  const db = openPostgres(url, log);
  return { db, close: () => db.close() };
}

async function openFolderSide(
  settings: Settings,
  log: Log,
  files: ProjectFiles | null,
  unlock: () => void,
): Promise<Side> {
  const means = await ownMeans(settings, log);
  if (!means) {
    const db = await openFolder(join(settings.dataDir, 'pg'));
    return migrated({ db, close: () => db.close().finally(unlock) }, files);
  }
  const own = await startOwnPostgres(settings.dataDir, means, log);
  const { db } = openServerSide(own.url, log);
  const close = async () => {
    try {
      await db.close();
    } finally {
      await own.stop().finally(unlock);
    }
  };
  return migrated({ db, close }, files);
}

async function migrated(
  side: Side,
  files: ProjectFiles | null,
  within = <T>(run: () => Promise<T>) => run(),
): Promise<Side> {
  try {
    if (files) await within(() => migrate(side.db.sql, files));
    return side;
  } catch (error) {
    await side.close();
    throw error;
  }
}
