import { createHash } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { lendEmpty } from './pgliteDatabase.ts';

/** Every file of the database, with what is in it. */
function filesOf(pglite: PGlite): Map<string, string> {
  const { FS } = pglite.Module;
  const below = (path: string): string[] =>
    FS.isDir(FS.stat(path).mode)
      ? FS.readdir(path).flatMap((name: string) => (name.startsWith('.') ? [] : below(`${path}/${name}`)))
      : [path];
  return new Map(
    below('/pglite/data').map((path) => [path, createHash('sha256').update(FS.readFile(path)).digest('hex')]),
  );
}

const tables = async (pglite: PGlite) =>
  (await pglite.query("select from pg_class where relname in ('books', 'sales')")).rows.length;

it('is as it was each time, whatever was done to it', async () => {
  let before: Map<string, string> | undefined;
  for (const round of [1, 2, 3]) {
    const pglite = await lendEmpty();
    const files = filesOf(pglite);
    before ??= files;
    expect(files, `round ${round}`).toEqual(before);
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
