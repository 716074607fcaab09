import { PGlite, type Transaction } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import type { SqlClient, SqlDatabase } from '../types.ts';
import { lend } from './lend.ts';

/** A statement as the database received it. */
export interface SeenStatement {
  sql: string;
  params: readonly unknown[];
}

/** A database in memory that remembers the statements it was sent. */
export interface TestDatabase extends SqlDatabase {
  seen: SeenStatement[];
  close(): Promise<void>;
}

const extensions = { citext, ltree };

/** An empty one, lent. */
export async function openDatabase(): Promise<TestDatabase> {
  const pglite = await lendEmpty();
  const seen: SeenStatement[] = [];
  const clientOf = (runner: PGlite | Transaction): SqlClient => ({
    async query<Row>(sql: string, params: readonly unknown[] = []) {
      seen.push({ sql, params });
      return (await runner.query<Row>(sql, [...params])).rows;
    },
  });
  return {
    ...clientOf(pglite),
    seen,
    transaction: (run) => pglite.transaction((transaction) => run(clientOf(transaction))),
    exec: async (sql) => void (await pglite.exec(sql)),
    close: () => pglite.close(),
  };
}

/** PGlite itself, empty and lent. */
export function lendEmpty(): Promise<PGlite> {
  return lend('empty', ['plpgsql', 'citext', 'ltree'], () => PGlite.create({ extensions }));
}
