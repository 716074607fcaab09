import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { isDemoAcademy } from './academyKind.node.ts';

test('the first start with a database elsewhere makes the folder that remembers what it is', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'academy-kind-'));
  const db = await openMigrated();
  onTestFinished(async () => {
    await db.close();
    rmSync(parent, { recursive: true });
  });
  const dataDir = join(parent, 'data', 'first');
  const settings = { dataDir, demo: false, demoPublic: false, host: '127.0.0.1', publicUrl: null };
  expect(await isDemoAcademy(settings, db)).toBe(false);
  expect(existsSync(join(dataDir, 'academy.json'))).toBe(true);
  // Forgotten at a later start, it is the same.
  expect(await isDemoAcademy({ ...settings, demo: null }, db)).toBe(false);
});
