import { createLog } from '#api/ports/log.ts';
import { openPGlite } from '#api/adapters/pglite.ts';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import type { Database } from '#api/ports/database.ts';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { openNative } from '#api/testing/servers/native.node.ts';
import { spawnServer, type ServerProcess } from '#api/testing/servers/server.node.ts';
import { openDemoWorld } from '#api/testing/world.node.ts';
import { migrate } from '#engine';
import { startNativePostgres } from '#hasura/engine/testing/nativePostgres.node.ts';

/** A database and its address; closed with the stack that it was opened in. */
export interface Opened {
  db: Database;
  url: string;
}

/** The log of a server that is measured. */
export const silent = createLog(() => undefined, 'silent');

/** The database at `DATABASE_URL`. @param wanted what it has to be, as whoever did not set it is told */
export function givenDatabase(cleanup: AsyncDisposableStack, wanted: string): Opened {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error(`Set DATABASE_URL to ${wanted}.`);
  return { db: closing(cleanup, openPostgres(url, silent)), url };
}

/**
 * A new database on native PostgreSQL, dropped at the end.
 * @param settings of a server that is started for it
 * @returns its address
 */
export async function nativeDatabase(
  cleanup: AsyncDisposableStack,
  settings?: Readonly<Record<string, string>>,
): Promise<string> {
  const native = await openNative(settings);
  if (native.url === undefined) throw new Error(native.skipped);
  cleanup.defer(() => native.close());
  return native.url;
}

/** A new database with the migrations on native PostgreSQL. */
export async function migratedNative(cleanup: AsyncDisposableStack): Promise<Opened> {
  const url = await nativeDatabase(cleanup);
  return { db: await migrated(closing(cleanup, openPostgres(url, silent))), url };
}

/** A new database with the migrations on PGlite. */
export async function migratedPGlite(cleanup: AsyncDisposableStack): Promise<{ db: Database }> {
  return { db: await migrated(closing(cleanup, await openPGlite({}))) };
}

/** The same database, with the migrations. */
export async function migrated(db: Database): Promise<Database> {
  await migrate(db.sql, readProjectFiles());
  return db;
}

/**
 * The api in this process with the demo world: on a PostgreSQL that is started for it, else on the server of `DATABASE_URL`, else on PGlite.
 * @param settings of the server to start; null to start none
 * @returns with the process id of a server that was started, else NaN
 */
export async function demoApi(
  cleanup: AsyncDisposableStack,
  settings: Readonly<Record<string, string>> | null,
): Promise<{ api: TestApi; postmaster: number }> {
  const server = settings && (await startNativePostgres(settings));
  if (server) cleanup.defer(() => server.stop());
  const url = server?.url ?? process.env.DATABASE_URL;
  // The tests' world is opened on this server, or on PGlite without it.
  if (url !== undefined) process.env.TEST_DATABASE_URL = url;
  const api = await startApi({ validateResponses: false }, await openDemoWorld());
  cleanup.defer(() => api.close());
  return { api, postmaster: server?.pid ?? NaN };
}

/** A real server on a demo academy; it ends and the academy goes at the end. */
export async function startServer(
  cleanup: AsyncDisposableStack,
  place: { dataDir: string; env?: Record<string, string>; remove: () => void | Promise<void> },
  env: Record<string, string>,
): Promise<{ server: ServerProcess; url: URL }> {
  cleanup.defer(place.remove);
  const server = spawnServer(place.dataDir, { ...place.env, ...env });
  cleanup.defer(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
  });
  return { server, url: new URL(await server.url) };
}

function closing(cleanup: AsyncDisposableStack, db: Database): Database {
  cleanup.defer(() => db.close());
  return db;
}
