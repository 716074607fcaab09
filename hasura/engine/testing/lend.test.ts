import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { lend } from './lend.ts';

const borrow = () =>
  lend('a shop', ['plpgsql'], async () => {
    const pglite = await PGlite.create();
    await pglite.exec(`create table books (id int primary key, title text);
      insert into books select n, 'book ' || n from generate_series(1, 1000) as n`);
    return pglite;
  });
const titles = async (pglite: PGlite) => (await pglite.query('select title from books order by id')).rows.length;

it('is as it was each time, whatever was done to it', async () => {
  for (const round of [1, 2, 3]) {
    const pglite = await borrow();
    expect(await titles(pglite), `round ${round}`).toBe(1000);
    await expect(pglite.query('select from sales')).rejects.toThrow('does not exist');
    // Files come and go, grow and are closed.
    await pglite.exec(`create table sales as select n, repeat('x', 100) as text from generate_series(1, 100000) as n`);
    await pglite.exec('vacuum full books');
    await pglite.exec('checkpoint');
    await pglite.exec(`drop table books; set timezone to 'Asia/Seoul'; listen sold`);
    await expect(pglite.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect((await pglite.query('show timezone')).rows).toEqual([{ TimeZone: 'Asia/Seoul' }]);
    // Nobody ends this transaction.
    await pglite.exec('begin; delete from sales');
    await pglite.close();
  }
});

it('is two where two are needed at once, and nobody else’s when it was given back', async () => {
  const [one, other] = [await borrow(), await borrow()];
  await one.exec('delete from books');
  expect([await titles(one), await titles(other)]).toEqual([0, 1000]);
  await one.close();
  await expect(one.query('select')).rejects.toThrow('PGlite is closed');
  await one.close();
  const next = await borrow();
  expect([await titles(next), await titles(other)]).toEqual([1000, 1000]);
  await Promise.all([next.close(), other.close()]);
});
