// @module-tag timeless
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { actInTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const author = { actor: null, requestId: 'test' };

it('runs a transaction again after a serialization failure, and answers busy when that goes on', async () => {
  const runs = async (failures: number): Promise<[runs: number, outcome: unknown]> => {
    let run = 0;
    const outcome = await actInTransaction(api.deps.db, author, async (trx) => {
      if (run++ < failures) await sql`do $$ begin raise exception 'met' using errcode = '40P01'; end $$`.execute(trx);
      return 'written';
    }).catch((error: unknown) => error);
    return [run, outcome];
  };
  expect(await runs(2)).toEqual([3, 'written']);
  const [run, outcome] = await runs(9);
  expect(run).toBe(3);
  expect(outcome).toMatchObject({ status: 503, code: 'busy', extras: { headers: { 'retry-after': '1' } } });
});
