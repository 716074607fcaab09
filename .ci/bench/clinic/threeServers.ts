import pg from 'pg';
import type { Database } from '#api/ports/database.ts';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { spawnServer, temporaryDataDir } from '#api/testing/servers/server.node.ts';
import { nativeDatabase, silent } from '../harness/world.ts';

/** Three servers on one new database with the demo, as behind a proxy. */
export interface ThreeServers {
  urls: readonly string[];
  db: Database;
  /** As many connections as the servers have, for what is compared with them. */
  bare: pg.Pool;
  /** The secret for signing tokens. */
  secret: string;
}

/** Starts three servers on a new database on native PostgreSQL; they are stopped and it is dropped at the end. */
export async function startThreeServers(cleanup: AsyncDisposableStack): Promise<ThreeServers> {
  const databaseUrl = await nativeDatabase(cleanup, { max_connections: '200' });
  const secret = crypto.randomUUID() + crypto.randomUUID();
  const folder = temporaryDataDir();
  cleanup.defer(folder.remove);
  const servers = [1, 2, 3].map((at) =>
    spawnServer(`${folder.dataDir}-${at}`, { DATABASE_URL: databaseUrl, JWT_SECRET: secret, SMS: 'off' }),
  );
  cleanup.defer(async () => {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ exited }) => exited));
  });
  const db = openPostgres(databaseUrl, silent);
  cleanup.defer(() => db.close());
  const bare = new pg.Pool({ connectionString: databaseUrl, max: 30 });
  cleanup.defer(() => bare.end());
  return { urls: await Promise.all(servers.map(({ url }) => url)), db, bare, secret };
}
