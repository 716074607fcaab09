import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import pg, { type Pool, type PoolClient } from 'pg';
import type { SqlClient } from '#engine';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

/** Opens a pool on a PostgreSQL server. Dates and times come as strings, bigint and numeric as numbers. */
export function openPostgres(url: string, log: Log): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'academy',
    types: { getTypeParser },
  });
  pool.on('error', () => log.warn('database-connection-lost'));
  const listeners: Listener[] = [];
  return {
    kind: 'postgres',
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) }),
    sql: {
      ...sqlClient(pool),
      exec: async (sql) => void (await pool.query(sql)),
      transaction: (run) => inTransaction(pool, (client) => run(sqlClient(client))),
    },
    load: (run) =>
      inTransaction(pool, (client) =>
        run({
          ...sqlClient(client),
          copy: (target, chunks) =>
            pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin`))),
        }),
      ),
    listen: async (channel, hear, missed) => {
      const listener = new Listener(url, channel, { hear, missed }, log);
      listeners.push(listener);
      await listener.connect();
      return () => listener.close();
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}

/** Runs migrations while no other process does: several may start at once. */
export async function withMigrationLock<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'academy-migrations' });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('academy-migrations'))`);
    return await run();
  } finally {
    await client.end();
  }
}

interface Ears {
  hear: (payload: string) => void;
  missed: () => void;
}

/** A connection of its own for LISTEN, made again when it is lost. */
class Listener {
  #client: pg.Client | undefined;
  #closed = false;
  readonly #url: string;
  readonly #channel: string;
  readonly #ears: Ears;
  readonly #log: Log;

  constructor(url: string, channel: string, ears: Ears, log: Log) {
    this.#url = url;
    this.#channel = channel;
    this.#ears = ears;
    this.#log = log;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true, application_name: 'academy-events' });
    this.#client = client;
    client.on('notification', ({ payload }) => this.#ears.hear(payload ?? ''));
    client.on('error', () => this.#log.warn('event-connection-lost'));
    client.on('end', () => this.#reconnect());
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #reconnect(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (!this.#closed) this.connect().then(this.#ears.missed, () => this.#reconnect());
    }, 1000).unref();
  }
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function sqlClient(runner: Pool | PoolClient): SqlClient {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await runner.query({ name: statementName(sql), text: sql, values: [...params] })).rows as Row[],
  };
}

// Kysely asks a pool for connect() and end() only. Named statements are planned once per connection.
function namingPool(pool: Pool) {
  return {
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text: string, values: readonly unknown[]) =>
          client.query({ name: statementName(text), text, values: [...values] }),
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  } as unknown as Pool;
}

const seen = new Map<string, string>();
const manyStatements = 2000;

/** What a pattern finds decides how to look for it: the plan kept for any pattern reads an index to its end for two letters. */
const byPattern = / (like|ilike|~\*?) \(?\$\d/;

// A name only from the second time on, so that one-off statements do not fill the server's memory.
function statementName(sql: string): string | undefined {
  if (byPattern.test(sql)) return undefined;
  const name = seen.get(sql);
  if (name !== undefined) return name || seen.set(sql, createHash('sha1').update(sql).digest('hex')).get(sql);
  if (seen.size < manyStatements) seen.set(sql, '');
  return undefined;
}

const { builtins } = pg.types;
const asText = new Set<number>([builtins.DATE, builtins.TIME]);

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (asText.has(oid)) return (text: string) => text;
  if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
