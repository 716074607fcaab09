import { join } from 'node:path';
import { migrate } from '#engine';
import type { Settings } from '../settings.ts';
import { scheduleBackups, type Backups } from './backups.node.ts';
import { lockDataDir } from './dataLock.node.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { openPGlite } from './pglite.ts';
import { readProjectFiles } from './projectFiles.node.ts';
import { StartError } from './startError.ts';

/** The opened, migrated database and what must happen when it is closed. */
export interface OpenDatabase {
  db: Database;
  /** Present for an embedded database that holds more than a demo. */
  backups: Backups | null;
  close(): Promise<void>;
}

/** Opens the database that the settings name and brings it up to date. @throws StartError */
export async function openDatabase(settings: Settings, log: Log): Promise<OpenDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings, log) : openServer(settings.databaseUrl, settings, log);
}

async function openEmbedded({ dataDir, demo }: Settings, log: Log): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir);
  try {
    const db = await openPGlite({ dataDir: join(dataDir, 'pg') });
    await migrate(db.sql, readProjectFiles());
    const backups = demo ? null : scheduleBackups(db, dataDir, log);
    const close = async () => {
      backups?.stop();
      await db.close();
      unlock();
    };
    return { db, backups, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openServer(url: string, { hasuraUrl }: Settings, log: Log): Promise<OpenDatabase> {
  const { openPostgres, withMigrationLock } = await import('./postgres.node.ts');
  const db = openPostgres(url, log);
  try {
    // A Hasura server beside us applies the same migrations, and keeps its own account of them.
    if (hasuraUrl === null) await withMigrationLock(url, () => migrate(db.sql, readProjectFiles()));
  } catch (error) {
    await db.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATABASE_URL의 데이터베이스를 열지 못했습니다: ${reason}`);
  }
  return { db, backups: null, close: () => db.close() };
}
