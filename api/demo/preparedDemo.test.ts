// @module-tag whole
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPGlite } from '../adapters/pglite.ts';
import { readSettings } from '../settings/settings.ts';
import { temporaryDataDir } from '../testing/servers/server.node.ts';
import { isDemoWorld } from './demo.ts';
import { placePreparedDemo } from './preparedDemo.node.ts';

let place: ReturnType<typeof temporaryDataDir>;
beforeEach(() => (place = temporaryDataDir()));
afterEach(() => place.remove());

const settingsOf = (env: Record<string, string>) => readSettings({ DATA_DIR: place.dataDir, ...env });

it('puts a filled demo into an empty folder', { timeout: 90_000 }, async () => {
  await placePreparedDemo(settingsOf({}));
  const db = await openPGlite({ dataDir: join(place.dataDir, 'pg') });
  expect(await isDemoWorld(db)).toBe(true);
  const [weeks] = await db.sql.query<{ count: number }>('select count(*)::int as count from weekly_lectures');
  expect(weeks?.count).toBeGreaterThan(100);
  await db.close();
});

it.each([
  ['an empty academy', { DEMO: '0' }],
  ['a demo that others could reach and nobody said so', { HOST: '0.0.0.0' }],
  ['a database elsewhere', { DATABASE_URL: 'postgres://127.0.0.1/none' }],
])('leaves the folder of %s alone', async (_, env) => {
  await placePreparedDemo(settingsOf(env as Record<string, string>));
  expect(existsSync(join(place.dataDir, 'pg'))).toBe(false);
});
