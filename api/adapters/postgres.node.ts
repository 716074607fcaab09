import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import pg, { type Pool } from 'pg';
import type { SqlClient } from '#engine';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Connections, Database } from '../ports/database.ts';
import { portError, throwPortError } from './database/databaseAway.node.ts';
import { kyselyPool } from './database/kyselyPool.node.ts';
import { PostgresListener } from './database/postgresListener.node.ts';
import type { Log } from '../ports/log.ts';
import { statementName } from './database/statementName.node.ts';
import { statementTimes, type StatementTimes } from './database/statementTimes.ts';

/** Seconds that are waited at most. */
export interface Patience {
  /** For one statement of a question. */
  question: number;
  /** For one of a command, which may write a whole school year. */
  write: number;
  /** For a connection. */
  connect: number;
  /** For a server to say that it gave a statement up: one that does not is frozen. */
  silence: number;
}

const usual: Patience = { question: 5, write: 60, connect: 10, silence: 5 };

/** The longest that a timer takes, in milliseconds; 0 would be the pool's own. */
const endless = 2 ** 31 - 1;

/** Compiling one screen's statement took 800 ms, running it 40 ms. */
const noCompiler = '-c jit=off';

/**
 * Opens a pool on a PostgreSQL server. Dates and times come as strings, bigint and numeric as numbers.
 * @param role every connection acts as this role; as who signs in where it is absent
 */
export function openPostgres(url: string, log: Log, role?: string, patience = usual): Database {
  const options = role ? `${noCompiler} -c role=${role}` : noCompiler;
  const pool = new pg.Pool({
    connectionString: url,
    options,
    max: 10,
    connectionTimeoutMillis: patience.connect * 1000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'academy',
    types: { getTypeParser },
    pipeline: true,
    statement_timeout: patience.write * 1000,
    query_timeout: (patience.write + patience.silence) * 1000,
  });
  // Questions have connections of their own: however many are asked, writes find one.
  const questions = new pg.Pool({
    connectionString: url,
    options: noCompiler,
    max: 6,
    connectionTimeoutMillis: patience.connect * 1000,
    application_name: 'academy-questions',
    types: { getTypeParser },
    statement_timeout: patience.question * 1000,
    query_timeout: (patience.question + patience.silence) * 1000,
  });
  // One that is lost while a request has it says so only here; without a listener the process would end.
  for (const each of [pool, questions]) {
    each.on('connect', (client) => client.on('error', () => log.warn('database-connection-lost')));
    each.on('error', () => undefined);
  }
  const listeners: PostgresListener[] = [];
  const times = statementTimes();
  return {
    kind: 'postgres',
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }), log: times.log }),
    sql: {
      ...sqlClient(questions, times),
      // Migrations take as long as they take.
      exec: async (sql) => {
        const client = await pool.connect().catch(throwPortError);
        try {
          await client.query('set statement_timeout = 0').catch(throwPortError);
          await client.query({ text: sql, query_timeout: endless } as pg.QueryConfig).catch(throwPortError);
        } finally {
          await client.query('reset statement_timeout').catch(() => undefined);
          client.release();
        }
      },
      transaction: async (run) => {
        const client = await pool.connect().catch(throwPortError);
        return inTransaction(client, () => run(sqlClient(client, times))).finally(() => client.release());
      },
    },
    load: async (run) => {
      // COPY needs a connection of its own.
      const client = new pg.Client({
        connectionString: url,
        options,
        application_name: 'academy-load',
        types: { getTypeParser },
      });
      client.on('error', () => log.warn('database-connection-lost'));
      await client.connect().catch(throwPortError);
      const copy = (target: string, chunks: Iterable<string>) =>
        pipeline(Readable.from(chunks), client.query(copyFrom(`copy ${target} from stdin`)));
      try {
        return await inTransaction(client, () => run({ ...sqlClient(client, times), copy }));
      } finally {
        await client.end();
      }
    },
    listen: async (channel, hear, missed) => {
      const listener = new PostgresListener(url, channel, { hear, missed }, log);
      await listener.connect().catch(throwPortError);
      listeners.push(listener);
      return () => listener.close();
    },
    onStatement: times.onStatement,
    connections: () => [connectionsOf('writes', pool), connectionsOf('questions', questions)],
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.close()));
      await Promise.all([pool.end(), questions.end()]);
    },
  };
}

/** Runs migrations under a lock, since several processes may start at once. */
export async function withMigrationLock<T>(url: string, run: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'academy-migrations' });
  // The statement that runs says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('academy-migrations'))`);
    return await run();
  } finally {
    await client.end();
  }
}

async function inTransaction<T>(client: pg.ClientBase, run: () => Promise<T>): Promise<T> {
  try {
    await client.query('begin');
    const result = await run();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw portError(error);
  }
}

function sqlClient(runner: Pool | pg.ClientBase, { timed }: StatementTimes): SqlClient {
  return {
    query: <Row>(sql: string, params: readonly unknown[] = []) =>
      timed(sql, async () => {
        const asked = runner.query({ name: statementName(sql), text: sql, values: [...params] });
        return (await asked.catch(throwPortError)).rows as Row[];
      }),
  };
}

function connectionsOf(name: string, { totalCount, idleCount, waitingCount }: Pool): Connections {
  return { pool: name, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

const { builtins } = pg.types;
const asText = new Set<number>([builtins.DATE, builtins.TIME]);

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (asText.has(oid)) return (text: string) => text;
  if (oid === builtins.INT8 || oid === builtins.NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
