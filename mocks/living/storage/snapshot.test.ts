// @module-tag whole
import { expect, test } from 'vitest';
import { openPGlite } from '#api/adapters/pglite.ts';
import { readSeed } from '#api/adapters/projectFiles.node.ts';
import { readSnapshot } from './snapshot.node.ts';

test('the snapshot for the browser is at most 5 MB, and the demo world can be loaded into it', async () => {
  const snapshot = await readSnapshot();
  expect(snapshot.length).toBeLessThan(5 * 1024 * 1024);
  const db = await openPGlite({ snapshot: new Blob([new Uint8Array(snapshot)]) });
  await db.sql.exec(readSeed('demo'));
  const [weeks] = await db.sql.query<{ ahead: number; behind: number }>(
    `select count(*) filter (where held_on >= today) as ahead, count(*) filter (where held_on < today) as behind
     from weekly_lectures, (select (now() at time zone 'Asia/Seoul')::date) as clock (today)`,
  );
  expect(weeks!.ahead).toBeGreaterThan(2);
  expect(weeks!.behind).toBeGreaterThan(17);
  await db.close();
});
