// @module-tag whole
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { addFile, contentsOf, settingsOf, silent, sumsOf } from '../../testing/setups/backups.node.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { demoDataDir, spawnServer, temporaryDataDir } from '../../testing/servers/server.node.ts';
import { openPGlite } from '../pglite.ts';
import { createFolderStorage } from '../storage/storageFolder.node.ts';
import { openBackup, openVault } from './openVault.node.ts';
import { restoreBackup } from './restore/restore.node.ts';
import { markWhole } from './restore/switch.node.ts';
import { takeBackup } from './take/takeBackup.node.ts';
import { verifyBackup } from './restore/verify.node.ts';

const academy = await demoDataDir();
const target = temporaryDataDir();
const native = await openNative();
afterAll(async () => {
  [academy, target].forEach(({ remove }) => remove());
  await native.close();
});

const backups = join(academy.dataDir, 'backups');
const env = { EMBEDDED: 'pglite', BACKUP_DIR: backups };
const start = (args: string[], more: Record<string, string> = {}) =>
  spawnServer(target.dataDir, { ...env, ...more }, args);
const said = async (args: string[], more: Record<string, string> = {}) => {
  const command = start(args, more);
  return { code: await command.exited, said: command.output() };
};
/** What lies in the place beside what a restore works on. */
const untouched = async () =>
  Object.fromEntries(
    Object.entries(await contentsOf(target.dataDir)).filter(([name]) => !/^(restoring|lock)/.test(name)),
  );
const working = join(target.dataDir, 'restoring');

async function killedAfter(ready: () => boolean, wait: number, more: Record<string, string> = {}): Promise<void> {
  const restore = start(['restore', 'latest'], more);
  while (!ready() && restore.child.exitCode === null) await delay(5);
  await delay(wait);
  restore.child.kill('SIGKILL');
  expect([await restore.exited, restore.output()]).toEqual([null, '']);
}

describe('a restore that is killed', () => {
  it('leaves the place as it was, which does not open, and begins anew', { timeout: 240_000 }, async () => {
    const db = await openPGlite({ dataDir: join(academy.dataDir, 'pg') });
    const storage = createFolderStorage(academy.dataDir);
    for (let n = 0; n < 50; n++) await addFile(db, storage);
    const vault = openVault(settingsOf(academy.dataDir));
    await takeBackup({ db, storage, dataDir: academy.dataDir, vault, version: '1.0.0' });
    await db.close();

    mkdirSync(join(target.dataDir, 'backups'), { recursive: true });
    writeFileSync(join(target.dataDir, 'backups', 'older'), 'a backup of before');
    const before = await untouched();
    const left = join(working, 'left');
    // While the database is made, while it is filled, while files are written.
    for (const step of ['', 'pg', 'files']) {
      const begun = () => !existsSync(left) && existsSync(join(working, step));
      await killedAfter(begun, step === 'pg' ? 500 : 0);
      writeFileSync(left, 'of the killed one');
      expect(await untouched()).toEqual(before);
      expect(readdirSync(target.dataDir).filter((name) => !name.startsWith('lock'))).toEqual(['backups', 'restoring']);
      const opened = await said([]);
      expect(opened).toMatchObject({ code: 1 });
      expect(opened.said).toContain('npm run restore');
    }

    expect((await said(['restore', 'latest'])).said).toContain('모두 같습니다');
    expect(existsSync(working)).toBe(false);
    expect(await sumsOf(settingsOf(target.dataDir))).toEqual(await sumsOf(settingsOf(academy.dataDir)));
    expect(await contentsOf(join(target.dataDir, 'files'))).toEqual(await contentsOf(join(academy.dataDir, 'files')));
    const server = start([]);
    expect((await fetch(`${await server.url}/healthz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect((await said(['restore', 'latest'])).said).toContain('비어 있지 않습니다');
  });

  it('and a backup that is killed is no backup: the one before is the latest', { timeout: 240_000 }, async () => {
    const written = () => readdirSync(backups).filter((name) => name.startsWith('academy-'));
    const before = written();
    const backup = spawnServer(academy.dataDir, env, ['backup']);
    while (written().length === before.length && backup.child.exitCode === null) await delay(5);
    backup.child.kill('SIGKILL');
    expect([await backup.exited, backup.output()]).toEqual([null, '']);
    const { vault, name } = await openBackup(settingsOf(target.dataDir, env), 'latest');
    expect([name]).toEqual(before);
    await verifyBackup(vault, name);
    // Killed between making its folder and the first part.
    mkdirSync(join(backups, 'academy-20260101T000000000Z'));
    const again = spawnServer(academy.dataDir, env, ['backup']);
    expect(await again.exited).toBe(0);
    expect(written()).toHaveLength(1);
    expect(readdirSync(backups)).not.toContain('.coming');
  });

  it('when all was there is only moved to its place', { timeout: 120_000 }, async () => {
    const place = temporaryDataDir();
    mkdirSync(join(place.dataDir, 'restoring'), { recursive: true });
    cpSync(join(academy.dataDir, 'pg'), join(place.dataDir, 'restoring', 'pg'), { recursive: true });
    // One of two was moved.
    cpSync(join(academy.dataDir, 'files'), join(place.dataDir, 'files'), { recursive: true });
    markWhole(place.dataDir);
    expect(await restoreBackup(settingsOf(place.dataDir), 'latest', silent)).toBeNull();
    expect(readdirSync(place.dataDir).toSorted()).toEqual(['files', 'pg']);
    place.remove();
  });

  it.skipIf(native.skipped !== undefined)(
    `leaves a database marked, which the next one empties ${native.skipped ?? ''}`,
    { timeout: 240_000 },
    async () => {
      rmSync(target.dataDir, { recursive: true });
      const there = { DATABASE_URL: native.url ?? '' };
      await killedAfter(() => existsSync(working), 1000, there);
      const opened = await said([], there);
      expect(opened).toMatchObject({ code: 1 });
      expect(opened.said).toContain('npm run restore');
      expect((await said(['restore', 'latest'], there)).said).toContain('모두 같습니다');
      expect(await sumsOf(settingsOf(target.dataDir, there))).toEqual(await sumsOf(settingsOf(academy.dataDir)));
      const server = start([], there);
      expect((await fetch(`${await server.url}/healthz`)).status).toBe(200);
      server.child.kill('SIGTERM');
      expect(await server.exited).toBe(0);
      expect((await said(['backup'], there)).said).toContain('백업했습니다');
    },
  );
});
