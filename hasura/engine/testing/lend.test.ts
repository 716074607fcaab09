import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { lendEmpty } from './pgliteDatabase.ts';

const tables = async (pglite: PGlite) =>
  (await pglite.query("select from pg_class where relname in ('books', 'sales')")).rows.length;

it('is as it was each time, whatever was done to it', async () => {
  for (const round of [1, 2, 3]) {
    const pglite = await lendEmpty();
    expect(await tables(pglite), `round ${round}`).toBe(0);
    // Files come and go, grow and are closed.
    await pglite.exec(`create table books as select n, repeat('x', 100) as text from generate_series(1, 20000) as n;
      create table sales as table books`);
    await pglite.exec('vacuum full books');
    await pglite.exec('checkpoint');
    await pglite.exec(`drop table books; set timezone to 'Asia/Seoul'; listen sold`);
    await expect(pglite.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect((await pglite.query('show timezone')).rows).toEqual([{ TimeZone: 'Asia/Seoul' }]);
    // Nobody ends this transaction.
    await pglite.exec('begin; delete from sales');
    expect(await tables(pglite)).toBe(1);
    await pglite.close();
  }
});

it('is two where two are needed at once, and nobody else’s when it was given back', async () => {
  const [one, other] = [await lendEmpty(), await lendEmpty()];
  await one.exec('create table books ()');
  expect([await tables(one), await tables(other)]).toEqual([1, 0]);
  await one.close();
  await expect(one.query('select')).rejects.toThrow('PGlite is closed');
  await one.close();
  const next = await lendEmpty();
  await next.exec('create table sales ()');
  expect([await tables(next), await tables(other)]).toEqual([1, 0]);
  await Promise.all([next.close(), other.close()]);
});
