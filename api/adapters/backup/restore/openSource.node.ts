import pg from 'pg';
import type { Database } from '../../../ports/database.ts';
import type { Log } from '../../../ports/log.ts';
import type { Settings } from '../../../settings/settings.ts';
import { hasDatabase, openSide } from '../../move/openSide.node.ts';
import { runningUrl } from '../../ownPostgres/index.node.ts';
import { openPostgres } from '../../postgres.node.ts';
import { StartError } from '../../startError.ts';

/** A database to take a backup of. */
export interface Source {
  db: Database;
  /** Of a PostgreSQL server, where several processes may want one at once. */
  url: string | null;
  close(): Promise<void>;
}

/** Opens the database of the settings as it is, also beside a running PostgreSQL of its own. @throws StartError */
export async function openSource(settings: Settings, log: Log): Promise<Source> {
  const { dataDir } = settings;
  const server = settings.migrationDatabaseUrl ?? settings.databaseUrl;
  if (server !== null) return openUrl(server, log);
  if (!hasDatabase(dataDir)) throw new StartError(`${dataDir}에는 백업할 학원이 없습니다.`);
  const running = await runningUrl(dataDir);
  if (running) return openUrl(running.url, log, running.forget);
  return { ...(await openSide(settings, log, null)), url: null };
}

function openUrl(url: string, log: Log, forget: () => void = () => undefined): Source {
  const db = openPostgres(url, log);
  return { db, url, close: () => db.close().finally(forget) };
}

/**
 * Runs something in one process of all that share a PostgreSQL server.
 * @returns null when another process is at it
 */
export async function onlyOne<T>(url: string | null, run: () => Promise<T>): Promise<T | null> {
  if (url === null) return run();
  const client = new pg.Client({ connectionString: url, application_name: 'academy-backup' });
  // The next statement says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtext('academy-backup')) as mine`,
    );
    return rows[0]?.mine ? await run() : null;
  } finally {
    await client.end();
  }
}
