// @module-tag whole
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Turn } from '../../../jobs/job.ts';
import { createLog } from '../../../ports/log.ts';
import { addFile, settingsOf } from '../../../testing/setups/backups.node.ts';
import { demoDataDir, temporaryDataDir } from '../../../testing/servers/server.node.ts';
import { openPGlite } from '../../pglite.ts';
import { createFolderStorage } from '../../storage/storageFolder.node.ts';
import { checkJob, nextCheck } from './checkJob.ts';
import { lastBackups } from '../places/lastBackups.node.ts';
import { openVault } from '../openVault.node.ts';
import { openManifest } from '../parts.node.ts';
import { backupsIn } from '../places/place.ts';
import { roomFor } from '../restore/roomFor.node.ts';
import { takeBackup } from '../take/takeBackup.node.ts';

const academy = await demoDataDir();
const empty = temporaryDataDir();
afterAll(() => [academy, empty].forEach(({ remove }) => remove()));
const settings = settingsOf(academy.dataDir);
const vault = openVault(settings);
const checking = join(academy.dataDir, 'checking');
let lines: string[] = [];
const log = createLog((line) => lines.push(line), 'debug');

beforeAll(async () => {
  const db = await openPGlite({ dataDir: join(academy.dataDir, 'pg') });
  const storage = createFolderStorage(academy.dataDir);
  await addFile(db, storage, 70_000);
  await takeBackup({ db, storage, dataDir: academy.dataDir, vault, version: '1.0.0' });
  await db.close();
}, 120_000);

function run(more: { signal?: AbortSignal; free?: number; of?: typeof settings } = {}): Promise<boolean> {
  lines = [];
  const { signal = new AbortController().signal, free, of = settings } = more;
  return checkJob(of, log, free).run({ signal } as Turn);
}

it.each([
  ['a Wednesday', '2026-11-25T03:00:00Z', '2026-11-28T19:00:00Z'],
  ['a Sunday in Seoul, before four', '2026-11-28T18:59:00Z', '2026-11-28T19:00:00Z'],
  ['a Sunday in Seoul, at four', '2026-11-28T19:00:00Z', '2026-12-05T19:00:00Z'],
  ['a Sunday in Seoul, in the evening', '2026-11-29T10:00:00Z', '2026-12-05T19:00:00Z'],
])('after %s the next check is on a Sunday at four in Seoul', (_, now, next) =>
  expect(nextCheck(new Date(now))).toEqual(new Date(next)),
);

it('does nothing as long as there is no backup', { timeout: 60_000 }, async () => {
  expect(await run({ of: settingsOf(empty.dataDir) })).toBe(false);
  expect(existsSync(join(empty.dataDir, 'checking'))).toBe(false);
});

it('does not begin without room on the disk, and says nothing about the backup', { timeout: 60_000 }, async () => {
  await expect(run({ free: 1_000_000 })).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await lastBackups(vault.place)).toMatchObject({ checkedAt: null, checkOk: null });
  expect(existsSync(checking)).toBe(false);
});

it('ends at any moment with all it began, and says nothing about the backup', { timeout: 60_000 }, async () => {
  const ending = new AbortController();
  const running = run({ signal: ending.signal });
  await expect.poll(() => existsSync(join(checking, 'pg')), { timeout: 30_000 }).toBe(true);
  const children = () => execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  expect(children()).toContain('check.node.ts');
  ending.abort();
  await expect(running).rejects.toThrow();
  expect(children()).not.toContain('check.node.ts');
  expect(existsSync(checking)).toBe(false);
  expect((await lastBackups(vault.place)).checkedAt).toBeNull();
});

it('restores the newest backup aside, finds all of it equal, and writes that down', { timeout: 120_000 }, async () => {
  expect(await run()).toBe(true);
  expect(await lastBackups(vault.place)).toMatchObject({ checkOk: true, checkedAt: expect.any(Date) as Date });
  expect(lines.join()).toContain('"backup-checked"');
  expect(existsSync(checking)).toBe(false);
});

it('tells of a damaged backup, and is not tried again in seconds', { timeout: 120_000 }, async () => {
  const folder = join(academy.dataDir, 'backups', 'files');
  const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => each.length > 60);
  const path = join(folder, name);
  const content = readFileSync(path);
  const damaged = Buffer.from(content);
  damaged.writeUInt8(damaged.readUInt8(1000) ^ 1, 1000);
  writeFileSync(path, damaged);
  expect(await run()).toBe(true);
  expect(await lastBackups(vault.place)).toMatchObject({ checkOk: false });
  expect(lines.join()).toContain('"backup-check-failed"');
  writeFileSync(path, content);
  expect(await run()).toBe(true);
  expect(await lastBackups(vault.place)).toMatchObject({ checkOk: true });
});

it('asks for the room of the database and of each file', async () => {
  const [name = ''] = backupsIn(await Array.fromAsync(vault.place.list()));
  const manifest = await openManifest(vault, name);
  const stored = manifest.files.reduce((sum, { part }) => sum + (part?.bytes ?? 0), 0);
  expect(stored).toBeGreaterThanOrEqual(70_000);
  expect(roomFor(manifest)).toBeGreaterThan(stored + 10 * manifest.rows.bytes);
});
