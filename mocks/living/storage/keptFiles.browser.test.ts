// @module-tag whole
import { expect, test, vi } from 'vitest';
import { openPGlite } from '#api/adapters/pglite.ts';
import { keepChanges, KeptFiles } from './keptFiles.ts';

// Making an empty database takes seconds, more where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

/** Opens the academy of a name as a page does that has been reloaded: nothing was closed before. */
async function open(name: string) {
  const files = new KeptFiles(name);
  const { sql } = await openPGlite({ fs: files });
  let times = 0;
  const keep = files.keep.bind(files);
  files.keep = () => ((times += 1), keep());
  return { sql, keep: keepChanges(sql, files), timesKept: () => times };
}

test('what was written is there after a reload, and reading keeps nothing anew', async () => {
  const { sql, keep, timesKept } = await open('kept');
  await sql.exec("create table words (word text); insert into words values ('사과')");
  await keep();
  expect(timesKept()).toBe(1);
  expect(await sql.query('select word from words')).toEqual([{ word: '사과' }]);
  await keep();
  expect(timesKept()).toBe(1);
  await sql.query("insert into words values ('배')");
  await keep();
  expect(timesKept()).toBe(2);

  const reloaded = await open('kept');
  expect(await reloaded.sql.query('select word from words')).toEqual([{ word: '사과' }, { word: '배' }]);
});
