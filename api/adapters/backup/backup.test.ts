// @module-tag whole
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import type { Database } from '../../ports/database.ts';
import { addFile, contentsOf, settingsOf, silent, sumsIn, sumsOf } from '../../testing/setups/backups.node.ts';
import { openBuckets } from '../../testing/servers/buckets.node.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { demoDataDir, temporaryDataDir } from '../../testing/servers/server.node.ts';
import { openPGlite } from '../pglite.ts';
import { openPostgres } from '../postgres.node.ts';
import { readProjectFiles, readSeed } from '../projectFiles.node.ts';
import { createFolderStorage } from '../storage/storageFolder.node.ts';
import { createS3Storage } from '../storage/storageS3.node.ts';
import { filesAsOf, migrationsOf } from './restore/migrations.ts';
import { openVault } from './openVault.node.ts';
import { openManifest } from './parts.node.ts';
import { backupsIn } from './places/place.ts';
import { checkBackup, restoreBackup } from './restore/restore.node.ts';
import { inFolder, onServer, openBackups, type Readable } from './backups.node.ts';
import { hashOf } from './take/storedFiles.node.ts';
import { takeBackup } from './take/takeBackup.node.ts';

const native = await openNative();
const { ours: bucket, close: closeBuckets } = await openBuckets();
const places: ReturnType<typeof temporaryDataDir>[] = [];
const newPlace = () => {
  const place = temporaryDataDir();
  places.push(place);
  return place.dataDir;
};
afterAll(async () => {
  places.forEach(({ remove }) => remove());
  await native.close();
  await closeBuckets();
});

/** Writes files and rows until it is told to stop; answers how many. */
function keepWriting(db: Database, dataDir: string) {
  const storage = createFolderStorage(dataDir);
  let isOver = false;
  let count = 0;
  const written = (async () => {
    for (; !isOver; count++) {
      await addFile(db, storage);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return count;
  })();
  const stop = () => {
    isOver = true;
    return written;
  };
  return { stop, hasBegun: () => count > 20 };
}

/** Takes a backup while rows and files are written, restores it, and compares it with the academy, which went on. */
async function backUpUnderLoad(db: Database, source: Readable, dataDir: string): Promise<void> {
  const settings = settingsOf(dataDir);
  const key = await addFile(db, createFolderStorage(dataDir));
  await db.sql.query(`update notices set title = 'at the backup'`);
  const writing = keepWriting(db, dataDir);
  await expect.poll(writing.hasBegun, { timeout: 60_000 }).toBe(true);
  const backups = openBackups(source, settings, silent);
  await backups.write();
  await backups.stop();
  const count = await writing.stop();
  await db.sql.query(`update notices set title = 'later'`);
  await db.sql.query('delete from files where id = $1', [key]);

  const restored = settingsOf(newPlace(), { BACKUP_DIR: join(dataDir, 'backups') });
  expect(await restoreBackup(restored, 'latest', silent)).toMatchObject({ unknown: [] });
  const again = await openPGlite({ dataDir: join(restored.dataDir, 'pg') });
  // What one transaction wrote is in both tables or in none; each file is there, and is what its row says.
  const rows = await again.sql.query<{ key: string; file: string | null; note: string | null }>(
    `select coalesce(files.id, substr(rate_limits.key, 6)::uuid) as key, sha256 as file, rate_limits.key as note
    from files full join rate_limits on rate_limits.key = 'file ' || files.id where files.name = 'letter.png' or rate_limits.key like 'file %'`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThan(count);
  const files = await contentsOf(join(restored.dataDir, 'files'));
  expect(rows.map(({ key, note }) => [key, note])).toContainEqual([key, `file ${key}`]);
  for (const row of rows)
    expect([row.note, files[`${row.key.slice(-2)}/${row.key}`]]).toEqual([`file ${row.key}`, row.file]);
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(rows.length);
  expect(await again.sql.query('select distinct title from notices')).toEqual([{ title: 'at the backup' }]);
  // All else is as it still is in the academy.
  const quiet = (sums: Awaited<ReturnType<typeof sumsIn>>) =>
    sums.filter(({ name }) => !/\.(rate_limits|files|removed_objects|notices|audit_log|board_.*)/.test(name));
  expect(quiet(await again.load(sumsIn))).toEqual(quiet(await db.load(sumsIn)));
  await again.close();
}

describe('a backup while writes go on', () => {
  it('of PGlite has the rows and files of one moment', { timeout: 240_000 }, async () => {
    const place = await demoDataDir();
    places.push(place);
    const db = await openPGlite({ dataDir: join(place.dataDir, 'pg') });
    await backUpUnderLoad(db, inFolder(db, join(place.dataDir, 'pg'), place.dataDir), place.dataDir);
    expect(readdirSync(join(place.dataDir, 'backups')).toSorted()[0]).toMatch(/^academy-/);
    await db.close();
  });

  it.skipIf(native.skipped !== undefined)(
    `of PostgreSQL has the rows and files of one moment ${native.skipped ?? ''}`,
    { timeout: 240_000 },
    async () => {
      const db = openPostgres(native.url ?? '', silent);
      await migrate(db.sql, readProjectFiles());
      await db.sql.exec(readSeed('demo'));
      await backUpUnderLoad(db, onServer(native.url ?? '', false), newPlace());
      await db.close();
    },
  );
});

describe('a place of backups', () => {
  const academy = newPlace();
  const key = randomBytes(32).toString('base64');
  const toBucket = {
    BACKUP_S3_URL: bucket.bucket.url,
    S3_REGION: bucket.bucket.region,
    S3_ACCESS_KEY_ID: bucket.bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.bucket.secretAccessKey,
    BACKUP_KEY: key,
  };
  const take = async (env: Record<string, string>) => {
    const settings = settingsOf(academy, env);
    const db = await openPGlite({ dataDir: join(academy, 'pg') });
    const source = { db, storage: createFolderStorage(academy), dataDir: academy, version: '1.0.0' };
    try {
      return await takeBackup({ ...source, vault: openVault(settings) });
    } finally {
      await db.close();
    }
  };
  const fill = async () => {
    const demo = await demoDataDir();
    places.push(demo);
    cpSync(demo.dataDir, academy, { recursive: true });
    writeFileSync(join(academy, 'secrets.json'), '{"jwtSecret":"of this folder"}');
    const db = await openPGlite({ dataDir: join(academy, 'pg') });
    for (let n = 0; n < 3; n++) await addFile(db, createFolderStorage(academy), 70_000 * n + 1);
    await db.close();
  };

  it('in a bucket is encrypted, checked, and restored with its key only', { timeout: 240_000 }, async () => {
    await fill();
    const taken = await take(toBucket);
    expect(taken).toMatchObject({ files: 3 });
    const { place } = openVault(settingsOf(academy, toBucket));
    const names = (await Array.fromAsync(place.list())).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([`${taken.name}/manifest`, `${taken.name}/rows`, 'last-backup.json']));
    expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(3);

    await checkBackup(settingsOf(newPlace(), toBucket), 'latest', silent);
    const restored = newPlace();
    const other = { ...toBucket, BACKUP_KEY: randomBytes(32).toString('base64') };
    await expect(restoreBackup(settingsOf(restored, other), taken.name, silent)).rejects.toThrow('열쇠가 아닙니다');
    expect(existsSync(restored)).toBe(false);
    await restoreBackup(settingsOf(restored, toBucket), taken.name, silent);
    expect(await sumsOf(settingsOf(restored))).toEqual(await sumsOf(settingsOf(academy)));
    expect(await contentsOf(join(restored, 'files'))).toEqual(await contentsOf(join(academy, 'files')));
    expect(readFileSync(join(restored, 'secrets.json'), 'utf8')).toBe('{"jwtSecret":"of this folder"}');
  });

  it(
    'is restored with its files in a bucket, which may have them already but no others',
    { timeout: 240_000 },
    async () => {
      const files = { ...toBucket, S3_URL: bucket.bucket.url };
      const store = createS3Storage(bucket.bucket);
      const keys = Object.keys(await contentsOf(join(academy, 'files'))).map((path) => path.split('/').at(-1) ?? '');
      const own = createFolderStorage(academy);
      const [first = '', second = ''] = keys;
      await store.put(first, (await own.get(first)) ?? expect.fail());
      await store.put(second, Buffer.from('another academy’s'));
      const restored = newPlace();
      await expect(restoreBackup(settingsOf(restored, files), 'latest', silent)).rejects.toThrow('다른 파일');
      expect(existsSync(restored)).toBe(false);
      await store.delete(second);
      await restoreBackup(settingsOf(restored, files), 'latest', silent);
      for (const key of keys) expect(await hashOf(store, key)).toBe(await hashOf(own, key));
      expect(readdirSync(restored).toSorted()).toEqual(['pg', 'secrets.json']);
    },
  );

  it('of before an upgrade comes back as it was, and is migrated when it opens', { timeout: 240_000 }, async () => {
    const files = readProjectFiles();
    const old = await openPGlite();
    await migrate(old.sql, files);
    const versions = await migrationsOf(old.sql, files);
    const later = versions.slice(-2);
    await old.close();
    const before = await openPGlite();
    await migrate(before.sql, filesAsOf(files, versions.slice(0, -2)));
    await before.sql.exec(readSeed('demo'));
    const folder = newPlace();
    const settings = settingsOf(newPlace(), { BACKUP_DIR: folder });
    const storage = createFolderStorage(folder);
    await takeBackup({ db: before, storage, dataDir: folder, vault: openVault(settings), version: '0.9.0' });
    await before.close();
    await restoreBackup(settings, 'latest', silent);
    const again = await openPGlite({ dataDir: join(settings.dataDir, 'pg') });
    expect(await migrate(again.sql, files)).toEqual(later);
    await again.close();
    // One that knows more than this program.
    expect(() => filesAsOf(files, [...versions, '9999'])).toThrow('새 버전이 만든 백업');
  });

  it('keeps a content once, by the rule, and writes anew what was cut off', { timeout: 240_000 }, async () => {
    const vault = openVault(settingsOf(academy));
    const first = await take({});
    const shared = () => readdirSync(join(academy, 'backups', 'files', 'plain')).toSorted();
    const [content = ''] = shared();
    writeFileSync(join(academy, 'backups', 'files', 'plain', content), 'cut off');
    mkdirSync(join(academy, 'backups', 'academy-20260101T000000000Z'));
    writeFileSync(join(academy, 'backups', 'academy-20260101T000000000Z', 'rows'), 'broke off');
    writeFileSync(join(academy, 'backups', 'files', 'plain', 'f'.repeat(64)), 'belongs to no backup');
    const second = await take({});
    // The newest of the day stays.
    expect(backupsIn(await Array.fromAsync(vault.place.list()))).toEqual([second.name]);
    expect(second.removed).toBe(1);
    expect(readdirSync(join(academy, 'backups')).toSorted()).toEqual([second.name, 'files', 'last-backup.json']);
    expect(shared()).toHaveLength(3);
    expect((await openManifest(vault, second.name)).files.filter(({ part }) => part)).toHaveLength(3);
    expect(first.bytes).toBe(second.bytes);
    await checkBackup(settingsOf(newPlace(), { BACKUP_DIR: join(academy, 'backups') }), second.name, silent);
    // A copy of the folder is named by its path.
    const copied = newPlace();
    cpSync(join(academy, 'backups'), copied, { recursive: true });
    await checkBackup(settingsOf(newPlace()), join(copied, second.name), silent);
    rmSync(copied, { recursive: true });
  });
});
