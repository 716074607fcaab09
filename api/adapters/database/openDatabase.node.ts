import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#engine';
import type { Settings } from '../../settings/settings.ts';
import { inFolder, onServer, openBackups, type Backups } from '../backup/backups.node.ts';
import { lockDataDir } from './dataLock.node.ts';
import { apiRole, type Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import { refuseHalfDatabase, refuseHalfFolder } from '../move/mark.node.ts';
import { advise } from '../advice.ts';
import { fileProblem } from '../storage/fileProblem.ts';
import { damaged, refuseLostDatabase, refuseOddFolder } from './folderDatabase.node.ts';
import type { Means } from '../ownPostgres/index.node.ts';
import { openPGlite, type PGliteDatabase } from '../pglite.ts';
import { readProjectFiles } from '../projectFiles.node.ts';
import { StartError } from '../startError.ts';

/** The opened, migrated database and how to close it. */
export interface OpenDatabase {
  db: Database;
  isDemo: boolean;
  /** Present where backups are written. Of a database in the data folder one is written at every stop, too. */
  backups: Backups | null;
  close(): Promise<void>;
}

/** Fills a new database, and says whether it is a demo; one process at a time runs it. */
type Fill = (db: Database) => Promise<boolean>;

/** Opens the database that the settings name, migrates and fills it. @throws StartError */
export async function openDatabase(settings: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl !== null) return openElsewhere(databaseUrl, settings, log, fill);
  const unlock = lockDataDir(dataDir);
  try {
    refuseHalfFolder(dataDir);
    refuseLostDatabase(settings);
    const means = await ownMeans(settings, log);
    const opened = means ? await openOwn(means, settings, log, fill) : await openEmbedded(settings, log, fill);
    const close = () => opened.close().finally(unlock);
    return { ...opened, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** What the folder's own PostgreSQL runs with; null where it is, or becomes, one of PGlite. */
export async function ownMeans({ dataDir, embedded, demo }: Settings, log: Log): Promise<Means | null> {
  const { hasOwnPostgres, meansFor } = await import('../ownPostgres/index.node.ts');
  refuseOddFolder(dataDir);
  const isThere = hasOwnPostgres(dataDir);
  if (
    !isThere &&
    (existsSync(join(dataDir, 'pg')) || (embedded ?? (demo === false ? 'postgres' : 'pglite')) === 'pglite')
  )
    return null;
  try {
    return await meansFor(dataDir);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    // An academy that is there is opened by nothing else, and what was asked for by name is not replaced.
    if (isThere || embedded) throw new StartError(`${dataDir}에서 PostgreSQL을 시작할 수 없습니다: ${reason}`);
    log.warn('own-postgres-not-here', { reason });
    return null;
  }
}

async function openOwn(means: Means, settings: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const { startOwnPostgres } = await import('../ownPostgres/index.node.ts');
  const { dataDir } = settings;
  const own = await startOwnPostgres(dataDir, means, log).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const full = fileProblem(error);
    throw full === null
      ? advise('database-damaged', `${dataDir}의 PostgreSQL을 시작하지 못했습니다. 삭제하지 마세요. ${reason}`)
      : new StartError(full);
  });
  try {
    const itself = { ...settings, hasuraUrl: null, migrationDatabaseUrl: null };
    const { db, isDemo } = await openServer(own.url, itself, log, fill);
    const backups = isDemo ? null : openBackups(onServer(own.url, false), settings, log);
    const close = async () => {
      await backups?.stop();
      try {
        await db.close();
      } finally {
        await own.stop();
      }
    };
    return { db, isDemo, backups, close };
  } catch (error) {
    await own.stop();
    throw error;
  }
}

async function openEmbedded(settings: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const { dataDir } = settings;
  const folder = join(dataDir, 'pg');
  const db = await openFolder(folder);
  try {
    await migrate(db.sql, readProjectFiles());
    const isDemo = await fill(db);
    await db.giveUpOwnership();
    const backups = isDemo ? null : openBackups(inFolder(db, folder, dataDir), settings, log);
    const close = async () => {
      await backups?.stop();
      await db.close();
    };
    return { db, isDemo, backups, close };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Opens the PGlite in a folder. @throws StartError */
export async function openFolder(path: string): Promise<PGliteDatabase> {
  try {
    return await openPGlite({ dataDir: path });
  } catch (error) {
    const full = fileProblem(error);
    if (full) throw new StartError(full);
    throw damaged(path);
  }
}

/** A server of its own administrator. Backups are written where the settings name a place that outlives this machine. */
async function openElsewhere(url: string, settings: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const opened = await openServer(url, settings, log, fill);
  const hasPlace = settings.backupDir !== null || settings.backupS3Url !== null;
  if (opened.isDemo || !hasPlace) return opened;
  const backups = openBackups(onServer(settings.migrationDatabaseUrl ?? url, true), settings, log);
  const close = async () => {
    try {
      await backups.stop();
    } finally {
      await opened.close();
    }
  };
  return { ...opened, backups, close };
}

async function openServer(url: string, settings: Settings, log: Log, fill: Fill): Promise<OpenDatabase> {
  const { openPostgres, withMigrationLock } = await import('../postgres.node.ts');
  const { hasuraUrl, migrationDatabaseUrl } = settings;
  const ownerUrl = migrationDatabaseUrl ?? url;
  const owner = openPostgres(ownerUrl, log);
  let isDemo = false;
  try {
    await refuseHalfDatabase(owner.sql);
    await withMigrationLock(ownerUrl, async () => {
      // A Hasura server next to this one applies the same migrations and tracks them itself.
      if (hasuraUrl === null) await migrate(owner.sql, readProjectFiles());
      isDemo = await fill(owner);
    });
    const [role] = await owner.sql.query(`select from pg_roles where rolname = $1`, [apiRole]);
    if (!role) log.warn('database-role-missing', { role: apiRole });
    const db = openPostgres(url, log, role ? apiRole : undefined);
    // A login that may not act as the role is told of now.
    await db.sql.query('select').catch(async (error: unknown) => {
      await db.close();
      throw error;
    });
    return { db, isDemo, backups: null, close: () => db.close() };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATABASE_URL의 데이터베이스를 열지 못했습니다: ${reason}`);
  } finally {
    await owner.close();
  }
}
