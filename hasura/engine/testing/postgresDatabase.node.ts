import pg from 'pg';
import { openPool, type PoolDatabase } from '../http/postgres.node.ts';
import { startNativePostgres, type NativeServer } from './nativePostgres.node.ts';

/** A PostgreSQL server of the tests. */
export type TestServer = Pick<NativeServer, 'url' | 'stop'>;

/** The server of `TEST_DATABASE_URL`, or one started for the tests; null where none can be started. */
export async function startPostgres(): Promise<TestServer | null> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined) return { url, stop: () => Promise.resolve() };
  return startNativePostgres().catch(() => null);
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
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
