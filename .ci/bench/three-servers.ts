import pg from 'pg';
import { createLog } from '#api/ports/log.ts';
import type { Database } from '#api/ports/database.ts';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { spawnServer, temporaryDataDir } from '#api/testing/server.node.ts';

/** Three servers on one new database, as behind a proxy. */
export interface ThreeServers {
  urls: readonly string[];
  databaseUrl: string;
  db: Database;
  /** The secret for signing tokens. */
  secret: string;
  /** Stops them and drops their database. */
  stop(): Promise<void>;
}

/** Starts three servers on a new database on the PostgreSQL server of `TEST_DATABASE_URL`. */
export async function startThreeServers(): Promise<ThreeServers> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error('Set TEST_DATABASE_URL to a PostgreSQL server.');
  const name = `academy_three_${crypto.randomUUID().replaceAll('-', '')}`;
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const secret = crypto.randomUUID() + crypto.randomUUID();
  await run(server, `create database ${name} template template0 encoding 'UTF8'`);
  const folder = temporaryDataDir();
  const servers = [1, 2, 3].map((at) =>
    spawnServer(`${folder.dataDir}-${at}`, { DATABASE_URL: databaseUrl, JWT_SECRET: secret, SMS: 'off' }),
  );
  const db = openPostgres(
    databaseUrl,
    createLog(() => undefined, 'silent'),
  );
  const stop = async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
    await db.close();
    folder.remove();
    await run(server, `drop database ${name} with (force)`);
  };
  try {
    return { urls: await Promise.all(servers.map(({ url }) => url)), databaseUrl, db, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
