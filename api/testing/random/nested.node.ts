import type { PGlite, Transaction } from '@electric-sql/pglite';
import { commitChecks } from '#hasura/testing/deferred.ts';
import { databaseOn, type PGliteDatabase } from '../../adapters/pglite.ts';
import { lentDemo } from '../world.node.ts';

/** A demo world in which whole runs of transactions can be undone. */
export interface UndoableWorld {
  db: PGliteDatabase;
  /** Runs something whose transactions all stay inside one that is rolled back at the end. */
  undone(run: () => Promise<void>): Promise<void>;
}

/** Opens the demo world. Inside `undone`, a transaction of the database is a savepoint, with its deferred checks. */
export async function openUndoableWorld(): Promise<UndoableWorld> {
  const pglite = await lentDemo();
  let outer: Transaction | undefined;
  const check = await commitChecks({
    query: async <Row>(sql: string) => (await (outer ?? pglite).query<Row>(sql)).rows,
  });
  const transaction: PGlite['transaction'] = async (run) => {
    if (!outer) return pglite.transaction(run);
    const place = outer;
    await place.query('savepoint inner_transaction');
    try {
      const result = await run(place);
      await check();
      await place.query('release savepoint inner_transaction');
      return result;
    } catch (error) {
      await place.query('rollback to savepoint inner_transaction');
      throw error;
    }
  };
  const nested = new Proxy(pglite, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const place = outer && (name === 'query' || name === 'exec') ? outer : target;
      const member: unknown = Reflect.get(place, name, place);
      return typeof member === 'function' ? member.bind(place) : member;
    },
  });
  return {
    db: databaseOn(nested),
    undone: async (run) => {
      const done = new Error('undone');
      const whole = pglite.transaction(async (trx) => {
        outer = trx;
        await run().finally(() => (outer = undefined));
        throw done;
      });
      await whole.catch((error: unknown) => {
        if (error !== done) throw error;
      });
    },
  };
}
