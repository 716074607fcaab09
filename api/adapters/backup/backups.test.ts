// @module-tag whole
import { randomBytes } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import { createLog } from '../../ports/log.ts';
import { addFile, settingsOf, silent } from '../../testing/setups/backups.node.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { startFakeS3 } from '../../testing/servers/s3.node.ts';
import { demoDataDir, spawnServer, temporaryDataDir } from '../../testing/servers/server.node.ts';
import { openPGlite } from '../pglite.ts';
import { openPostgres } from '../postgres.node.ts';
import { readProjectFiles, readSeed } from '../projectFiles.node.ts';
import { createFolderStorage } from '../storage/storageFolder.node.ts';
import { openVault } from './openVault.node.ts';
import { openManifest } from './parts.node.ts';
import { backupsIn } from './places/place.ts';
import { inFolder, onServer, openBackups } from './backups.node.ts';

const native = await openNative();
const bucket = await startFakeS3();
const places: ReturnType<typeof temporaryDataDir>[] = [];
const place = () => {
  const made = temporaryDataDir();
  places.push(made);
  return made.dataDir;
};
const demo = async () => {
  const made = await demoDataDir();
  places.push(made);
  return made.dataDir;
};
afterAll(async () => {
  places.forEach(({ remove }) => remove());
  await native.close();
  bucket.close();
});

const listening = () => {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line), 'debug') };
};
const { url, region, accessKeyId, secretAccessKey } = bucket.bucket;
const toBucket = {
  BACKUP_S3_URL: url,
  BACKUP_KEY: randomBytes(32).toString('base64'),
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
};
const backupsOf = async (dataDir: string, env: Record<string, string> = {}) =>
  backupsIn(await Array.fromAsync(openVault(settingsOf(dataDir, env)).place.list()));

describe('backups in the process', () => {
  it('do not hold up questions, and say when they cannot be written', { timeout: 240_000 }, async () => {
    const dataDir = await demo();
    const db = await openPGlite({ dataDir: join(dataDir, 'pg') });
    const storage = createFolderStorage(dataDir);
    await addFile(db, storage);
    // A file that the store lost, and one that is not what its row says.
    await storage.delete(await addFile(db, storage));
    const odd = await addFile(db, storage);
    await storage.put(odd, Buffer.from('something else'));
    const { lines, log } = listening();
    const backups = openBackups(inFolder(db, join(dataDir, 'pg'), dataDir), settingsOf(dataDir), log);
    let isDone = false;
    const writing = backups.write().finally(() => (isDone = true));
    const waits: number[] = [];
    while (!isDone) {
      const asked = performance.now();
      await db.sql.query('select 1');
      waits.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await writing;
    expect(lines.join()).toContain('"backup-written"');
    expect(lines.join()).toContain('"backup-lacks-files"');
    // One waits for the copy of the files; reading and packing it is aside.
    expect(waits.length).toBeGreaterThan(10);
    expect(waits.filter((wait) => wait > 500).length).toBeLessThanOrEqual(1);
    const [name = ''] = await backupsOf(dataDir);
    const { files } = await openManifest(openVault(settingsOf(dataDir)), name);
    expect(files.find(({ key }) => key === odd)?.part?.bytes).toBe('something else'.length);
    expect(readdirSync(join(dataDir, 'backups'))).not.toContain('.copy');

    const inTheWay = join(dataDir, 'in-the-way');
    writeFileSync(inTheWay, '');
    const broken = listening();
    const settings = settingsOf(dataDir, { BACKUP_DIR: inTheWay });
    await expect(
      openBackups(inFolder(db, join(dataDir, 'pg'), dataDir), settings, broken.log).write(),
    ).rejects.toThrow();
    expect(broken.lines.join()).toContain('"backup-failed"');
    await db.close();
  });

  it.skipIf(native.skipped !== undefined)(
    `of processes that share a server are written by one of them ${native.skipped ?? ''}`,
    { timeout: 240_000 },
    async () => {
      const db = openPostgres(native.url ?? '', silent);
      await migrate(db.sql, readProjectFiles());
      await db.sql.exec(readSeed('demo'));
      await db.close();
      const settings = settingsOf(place(), toBucket);
      const three = [1, 2, 3].map(() => {
        const heard = listening();
        return { ...heard, backups: openBackups(onServer(native.url ?? '', true), settings, heard.log) };
      });
      await Promise.all(three.map(({ backups }) => backups.write()));
      const said = three.map(({ lines }) => lines.join()).toSorted();
      expect(said.map((line) => /backup-\w+/.exec(line)?.[0]).toSorted()).toEqual([
        'backup-elsewhere',
        'backup-elsewhere',
        'backup-written',
      ]);
      // One that goes leaves it to the others: a restart waits for no backup.
      bucket.patience = 5000;
      const last = openBackups(onServer(native.url ?? '', false), settings, silent);
      const leaving = openBackups(onServer(native.url ?? '', true), settings, silent);
      const left = expect(leaving.write()).rejects.toThrow();
      const begun = performance.now();
      await leaving.stop();
      expect(performance.now() - begun).toBeLessThan(4000);
      await left;
      bucket.patience = 0;
      await last.write();
      expect(await backupsOf(settings.dataDir, toBucket)).toHaveLength(1);
    },
  );
});

describe('a server that stops', () => {
  it('finishes its backup even when that takes longer than the requests may', { timeout: 240_000 }, async () => {
    const dataDir = place();
    const server = spawnServer(dataDir, { DEMO: '0', EMBEDDED: 'pglite', LOG_LEVEL: 'info', ...toBucket });
    await server.url;
    bucket.patience = 600;
    const begun = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(performance.now() - begun).toBeGreaterThan(6000);
    bucket.patience = 0;
    expect(server.output()).toContain('backup-written');
  });
});
