import type { Pool, QueryResult } from 'pg';
import { throwPortError } from './databaseAway.node.ts';
import { statementName } from './statementName.node.ts';

/** Statements of a transaction whose result nobody reads: they are sent together with the next one. */
const unread = /^(begin$|select set_config\('hasura\.user', |select pg_notify\()/;
const ends = /^(commit|rollback)$/;

// The driver answers several statements with several results.
const lastOf = (result: QueryResult | QueryResult[]) => (Array.isArray(result) ? result.at(-1) : result);

/**
 * A pool as Kysely uses it: connect() and end() only. `begin`, the author, and the notifications before `commit` cost no round trip of their
 * own; the pool must have `pipeline` on.
 */
export function kyselyPool(pool: Pool): Pool {
  return {
    connect: async () => {
      const client = await pool.connect().catch(throwPortError);
      const unsent: string[] = [];
      let isOpen = false;
      const send = async (text: string, values: readonly unknown[]) => {
        isOpen = text === 'begin' || (isOpen && !ends.test(text));
        if (isOpen && unread.test(text)) return { command: '', rows: [], rowCount: unsent.push(text) };
        const before = text === 'rollback' ? [] : unsent.slice();
        unsent.length = 0;
        if (before.length > 0 && values.length === 0) return lastOf(await client.query([...before, text].join('; ')));
        // Over one connection answers come in order, so the first error is the one reported.
        const first = before.length > 0 ? client.query(before.join('; ')) : undefined;
        const statement = client.query({ name: statementName(text), text, values: [...values] });
        return (await Promise.all([statement, first]))[0];
      };
      return {
        query: (text: string, values: readonly unknown[]) => send(text, values).catch(throwPortError),
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  } as unknown as Pool;
}
