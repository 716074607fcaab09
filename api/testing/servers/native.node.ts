import pg from 'pg';
import { startNativePostgres } from '#hasura/engine/testing/nativePostgres.node.ts';

/** An empty database on a native PostgreSQL server, or why there is none. */
export type NativeDatabase = { url: string; skipped?: undefined; close(): Promise<void> } | NoDatabase;

interface NoDatabase {
  url?: undefined;
  skipped: string;
  close(): Promise<void>;
}

/**
 * Opens an empty database on the server of `TEST_DATABASE_URL`, or on one that is started for this test file. Call it at the top of a test file, skip by `skipped`, and close it in `afterAll`.
 * @param settings of a server that is started
 */
export async function openNative(settings?: Readonly<Record<string, string>>): Promise<NativeDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  const server =
    given === undefined
      ? await startNativePostgres(settings).catch(whyNot)
      : { url: given, stop: async () => undefined };
  if ('skipped' in server) return server;
  const name = `academy_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(server.url, `create database ${name} template template0 encoding 'UTF8'`);
  const close = async () => {
    await run(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { url: Object.assign(new URL(server.url), { pathname: `/${name}` }).href, close };
}

function whyNot(error: unknown): NoDatabase {
  const reason = error instanceof Error ? error.message : String(error);
  return { skipped: `skipped: ${reason.split('\n')[0]}`, close: async () => undefined };
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
