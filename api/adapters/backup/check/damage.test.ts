// @module-tag whole
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, settingsOf, silent } from '../../../testing/setups/backups.node.ts';
import { demoDataDir, temporaryDataDir } from '../../../testing/servers/server.node.ts';
import { openPGlite } from '../../pglite.ts';
import { createFolderStorage } from '../../storage/storageFolder.node.ts';
import { BadBackup } from './badBackup.ts';
import { lastBackups } from '../places/lastBackups.node.ts';
import { openVault } from '../openVault.node.ts';
import { checkBackup, restoreBackup } from '../restore/restore.node.ts';
import { takeBackup } from '../take/takeBackup.node.ts';

const academy = await demoDataDir();
const target = temporaryDataDir();
afterAll(() => [academy, target].forEach(({ remove }) => remove()));
const key = randomBytes(32).toString('base64');

/** Flips bits of one byte at a part of the way through a file, or cuts the file off there. */
function damage(path: string, way: number, change: number): () => void {
  const before = readFileSync(path);
  const at = Math.min(before.length - 1, Math.floor(before.length * way));
  const changed = Buffer.from(before);
  changed.writeUInt8(changed.readUInt8(at) ^ change, at);
  writeFileSync(path, change === 0 ? before.subarray(0, at) : changed);
  return () => writeFileSync(path, before);
}

describe.each([
  ['plain', {}],
  ['encrypted', { BACKUP_KEY: key }],
])('a backup that is %s', (kind, env: Record<string, string>) => {
  const folder = join(academy.dataDir, `backups-${kind}`);
  const restored = { ...settingsOf(target.dataDir, { BACKUP_DIR: folder, ...env }) };
  let parts: string[] = [];
  beforeAll(async () => {
    const db = await openPGlite({ dataDir: join(academy.dataDir, 'pg') });
    const storage = createFolderStorage(academy.dataDir);
    for (const bytes of [1, 70_000]) await addFile(db, storage, bytes);
    writeFileSync(join(academy.dataDir, 'vapid.json'), '{}');
    const vault = openVault(restored);
    await takeBackup({ db, storage, dataDir: academy.dataDir, vault, version: '1.0.0' });
    await db.close();
    parts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => !path.endsWith('.json') && statSync(path).isFile());
  }, 120_000);

  it('has all its parts beside each other', () => {
    expect(parts.filter((path) => path.slice(folder.length).includes('academy-'))).toHaveLength(3);
    expect(parts.length).toBeGreaterThanOrEqual(5);
  });

  it(
    'is refused with any byte changed and cut off anywhere, before anything is written',
    { timeout: 240_000 },
    async () => {
      const way = fc.double({ min: 0, max: 1, noNaN: true });
      await fc.assert(
        fc.asyncProperty(
          fc.nat(),
          way,
          fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 255 })),
          async (which, at, change) => {
            const repair = damage(parts[which % parts.length] ?? '', at, change);
            try {
              await expect(restoreBackup(restored, 'latest', silent)).rejects.toThrow(BadBackup);
            } finally {
              repair();
            }
            expect(existsSync(target.dataDir)).toBe(false);
          },
        ),
        { numRuns: Math.ceil(150 * Number(process.env.TEST_RUNS)) },
      );
    },
  );

  it('is refused with a part missing or another in its place', async () => {
    for (const part of parts) {
      const content = readFileSync(part);
      const other = parts.find((each) => each !== part && !each.includes('manifest')) ?? '';
      rmSync(part);
      await expect(restoreBackup(restored, 'latest', silent)).rejects.toThrow(BadBackup);
      writeFileSync(part, readFileSync(other));
      await expect(restoreBackup(restored, 'latest', silent)).rejects.toThrow(BadBackup);
      writeFileSync(part, content);
    }
    expect(existsSync(target.dataDir)).toBe(false);
  });

  it('tells of a failed check', async () => {
    const repair = damage(parts[0] ?? '', 0.5, 1);
    await expect(checkBackup(restored, 'latest', silent)).rejects.toThrow(BadBackup);
    repair();
    const { place } = openVault(restored);
    expect(await lastBackups(place)).toMatchObject({ checkOk: false, backedUpAt: expect.any(Date) as Date });
    expect((await lastBackups(place)).bytes).toBeGreaterThan(100_000);
    await checkBackup(restored, 'latest', silent);
    expect(await lastBackups(place)).toMatchObject({ checkOk: true, checkedAt: expect.any(Date) as Date });
    expect(existsSync(join(target.dataDir, 'checking'))).toBe(false);
    rmSync(target.dataDir, { recursive: true });
  }, 120_000);

  it('says which key it needs', async () => {
    const ask = (BACKUP_KEY: string) =>
      restoreBackup(settingsOf(target.dataDir, { BACKUP_DIR: folder, BACKUP_KEY }), 'latest', silent);
    const another = randomBytes(32).toString('base64');
    if (kind === 'plain') return expect(ask(another)).rejects.toThrow('암호화하지 않은 백업');
    await expect(ask(another)).rejects.toThrow('열쇠가 아닙니다');
    await expect(ask('')).rejects.toThrow('암호화된 백업입니다');
  });
});

describe('a place that is not empty', () => {
  it('is refused, and so is a backup that is not there or has no name', async () => {
    const into = (asked: string, dataDir = target.dataDir) => restoreBackup(settingsOf(dataDir), asked, silent);
    await expect(into('latest', academy.dataDir)).rejects.toThrow('비어 있지 않습니다');
    await expect(into('latest')).rejects.toThrow('백업이 없습니다');
    await expect(into('academy-20260101T000000000Z')).rejects.toThrow('백업이 없습니다');
    await expect(into('../somewhere')).rejects.toThrow('백업을 적어 주세요');
    await expect(into('')).rejects.toThrow('백업을 적어 주세요');
    expect(existsSync(target.dataDir)).toBe(false);
  });
});
