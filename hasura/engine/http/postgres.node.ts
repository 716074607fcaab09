import { createHash } from 'node:crypto';
import pg from 'pg';
import type { SqlClient, SqlDatabase } from '../types.ts';

/** A PostgreSQL server, through a pool of connections. */
export interface PoolDatabase extends SqlDatabase {
  close(): Promise<void>;
}

/** Connects to a PostgreSQL server. @param url `postgres://…` */
export function openPool(url: string): PoolDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A connection that is lost while idle is replaced by the next request.
  pool.on('error', () => undefined);
  // One that is lost in use fails its statement; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    ...clientOf(pool),
    exec: async (sql) => void (await pool.query(sql)),
    transaction: async (run) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await run(clientOf(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

/** How many statements are prepared under a name: a connection never forgets one, so there is an end to them. */
const NAMED_STATEMENTS = 2000;
const names = new Map<string, string>();

function clientOf(runner: pg.Pool | pg.PoolClient): SqlClient {
  return {
    query: async <Row>(sql: string, params: readonly unknown[] = []) =>
      (await runner.query({ name: statementName(sql), text: sql, values: [...params] })).rows as Row[],
  };
}

/** PostgreSQL plans a named statement once per connection. A statement gets a name at its second run, so that one-off statements get none. */
function statementName(sql: string): string | undefined {
  const known = names.get(sql);
  if (known) return known;
  if (known === undefined) {
    if (names.size < NAMED_STATEMENTS) names.set(sql, '');
    return undefined;
  }
  const name = createHash('sha1').update(sql).digest('hex');
  names.set(sql, name);
  return name;
}
