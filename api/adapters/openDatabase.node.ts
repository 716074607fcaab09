import { join } from 'node:path';
import { migrate } from '#engine';
import type { Settings } from '../settings.ts';
import { scheduleBackups, type Backups } from './backups.node.ts';
import { lockDataDir } from './dataLock.node.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import { fileProblem } from './fileProblem.ts';
import { openPGlite, type PGliteDatabase } from './pglite.ts';
import { readProjectFiles } from './projectFiles.node.ts';
import { StartError } from './startError.ts';

/** The opened, migrated database and how to close it. */
export interface OpenDatabase {
  db: Database;
  isDemo: boolean;
  /** Present for an embedded database that is not a demo. */
  backups: Backups | null;
  close(): Promise<void>;
}

/** Fills a new database, and says whether it is a demo; one process at a time runs it. */
type Fill = (db: Database) => Promise<boolean>;

/** Opens the database that the settings name, migrates and fills it. @throws StartError */
export async function openDatabase(settings: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const { databaseUrl } = settings;
  return databaseUrl === null ? openEmbedded(settings, log, fill) : openServer(databaseUrl, settings, log, fill);
}

async function openEmbedded({ dataDir }: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const unlock = lockDataDir(dataDir);
  try {
    const db = await openFolder(join(dataDir, 'pg'));
    await migrate(db.sql, readProjectFiles());
    const isDemo = await fill(db);
    const backups = isDemo ? null : scheduleBackups(db, dataDir, log);
    const close = async () => {
      backups?.stop();
      await db.close();
      unlock();
    };
    return { db, isDemo, backups, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openFolder(path: string): Promise<PGliteDatabase> {
  try {
    return await openPGlite({ dataDir: path });
  } catch (error) {
    const full = fileProblem(error);
    if (full) throw new StartError(full);
    throw new StartError(
      `${path}의 데이터베이스를 열지 못했습니다. 폴더가 손상된 것 같습니다.\n` +
        '폴더를 지우지 말고 옆으로 옮긴 뒤, backups의 사본을 풀어 다시 시작해 주세요 (docs/operations.md의 Restore).',
    );
  }
}

async function openServer(url: string, { hasuraUrl }: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const { openPostgres, withMigrationLock } = await import('./postgres.node.ts');
  const db = openPostgres(url, log);
  let isDemo = false;
  try {
    await withMigrationLock(url, async () => {
      // A Hasura server next to this one applies the same migrations and tracks them itself.
      if (hasuraUrl === null) await migrate(db.sql, readProjectFiles());
      isDemo = await fill(db);
    });
  } catch (error) {
    await db.close();
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATABASE_URL의 데이터베이스를 열지 못했습니다: ${reason}`);
  }
  return { db, isDemo, backups: null, close: () => db.close() };
}
