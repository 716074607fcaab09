// @module-tag timeless
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseOn } from '../pglite.ts';

/** Answers as PGlite does: by promises alone. */
const query = async () => ({ rows: [] });
const transaction = async (run: (trx: object) => unknown) => run({ query });
const db = databaseOn({ ready: true, closed: false, query, transaction } as unknown as PGlite);

const twenty = Array.from({ length: 20 }, (_, at) => at);

it.each([
  ['transactions of a job', () => inTurn(() => db.kysely.transaction().execute(ask))],
  ['statements without one', () => inTurn(() => ask(db.kysely))],
  ['questions that came together', () => Promise.all(twenty.map(() => db.sql.query('select').then(count)))],
  ['transactions that came together', () => Promise.all(twenty.map(() => db.sql.transaction(async () => count())))],
])('lets answers leave and requests arrive between %s', async (_, work) => {
  done = 0;
  let doneBefore = NaN;
  const working = work();
  // Stands for what the network brings and takes.
  setImmediate(() => (doneBefore = done));
  await working;
  expect(done).toBe(20);
  expect(doneBefore).toBeLessThan(3);
});

let done = 0;
const count = () => void done++;
const ask = (by: typeof db.kysely) => sql`select`.execute(by).then(count);

async function inTurn(act: () => Promise<unknown>): Promise<void> {
  for (const _ of twenty) await act();
}
