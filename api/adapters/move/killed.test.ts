// @module-tag whole
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { contentsOf, silent } from '../../testing/setups/backups.node.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { spawnServer, temporaryDataDir } from '../../testing/servers/server.node.ts';
import { openPGlite } from '../pglite.ts';
import { openPostgres } from '../postgres.node.ts';
import { createFolderStorage } from '../storage/storageFolder.node.ts';
import { openSide } from './openSide.node.ts';
import { readSettings } from '../../settings/settings.ts';
import { tableSums } from './tableSums.ts';

// An academy of 300 students, 16 weeks and files moves to PostgreSQL and back, and is killed on each way.

const from = temporaryDataDir();
const back = temporaryDataDir();
const native = await openNative();
const url = native.url ?? '';
afterAll(async () => {
  [from, back].forEach(({ remove }) => remove());
  await native.close();
});

const ledger = 'hdb_catalog.schema_migrations';
async function sumsOf(env: Record<string, string>) {
  const { db, close } = await openSide(readSettings(env), silent);
  try {
    return await db.load(async (client) => {
      await client.query(`set local timezone = 'UTC'`);
      return (await tableSums(client)).filter(({ name }) => name !== ledger);
    });
  } finally {
    await close();
  }
}

const start = (to: string, env: Record<string, string> = {}) =>
  spawnServer(from.dataDir, { EMBEDDED: 'pglite', ...env }, ['move', '--to', to]);

/** Kills a move some time after something of it is there. Answers whether it was still under way. */
async function killed(to: string, env: Record<string, string>, ready: () => boolean | Promise<boolean>, wait: number) {
  const move = start(to, env);
  while (!(await ready()) && move.child.exitCode === null) await delay(10);
  await delay(wait);
  move.child.kill('SIGKILL');
  return (await move.exited) === null;
}

async function finished(to: string, env: Record<string, string> = {}) {
  const move = start(to, env);
  await move.exited;
  return move.output();
}

async function makeAcademy(): Promise<void> {
  const { loadWorld } = await import('#mocks/world/load/loadWorld.ts');
  const { buildWorld } = await import('#mocks/world/model/buildWorld.ts');
  const { migrate } = await import('#engine');
  const { readProjectFiles } = await import('../projectFiles.node.ts');
  mkdirSync(from.dataDir);
  const db = await openPGlite({ dataDir: join(from.dataDir, 'pg') });
  await migrate(db.sql, readProjectFiles());
  await loadWorld(db, buildWorld('academy'));
  const storage = createFolderStorage(from.dataDir);
  for (let n = 0; n < 60; n++) await storage.put(crypto.randomUUID(), randomBytes(200_000));
  await db.close();
}

describe.skipIf(native.skipped !== undefined)(`a move that is killed ${native.skipped ?? ''}`, () => {
  it('to PostgreSQL does not open, and the same command then carries all over', { timeout: 400_000 }, async () => {
    await makeAcademy();
    const before = await sumsOf({ DATA_DIR: from.dataDir });
    expect(before.find(({ name }) => name === 'public.students')?.count).toBeGreaterThanOrEqual(300);
    const server = openPostgres(url, silent);
    const isMarked = async () =>
      (await server.sql.query(`select from pg_namespace where nspname = 'academy_moving'`)).length > 0;
    let kills = 0;
    for (const wait of [0, 1000, 2500, 5000]) {
      if (!(await killed(url, {}, isMarked, wait))) break;
      kills += 1;
      const opened = spawnServer(back.dataDir, { DATABASE_URL: url });
      expect([await opened.exited, opened.output()]).toEqual([1, expect.stringContaining('옮기다 만 학원')]);
    }
    expect(kills).toBeGreaterThanOrEqual(2);
    await server.close();
    expect(await finished(url)).toContain('모두 같습니다');
    expect(await sumsOf({ DATABASE_URL: url })).toEqual(before);
    expect(await sumsOf({ DATA_DIR: from.dataDir })).toEqual(before);
  });

  it('and back to a folder with its files, too', { timeout: 400_000 }, async () => {
    const env = { DATABASE_URL: url };
    const before = await sumsOf(env);
    const files = await contentsOf(join(from.dataDir, 'files'));
    let kills = 0;
    for (const [name, wait] of [
      ['moving', 0],
      ['files', 0],
      ['pg', 300],
      ['pg', 3000],
    ] as const) {
      const isThere = () => existsSync(join(back.dataDir, name));
      // What the one before left is removed first.
      const begun = performance.now();
      const ready = () => isThere() && (kills === 0 || performance.now() - begun > 1500);
      if (!(await killed(back.dataDir, env, ready, wait))) break;
      kills += 1;
      expect(readdirSync(back.dataDir)).toContain('moving');
      const opened = spawnServer(back.dataDir);
      expect([await opened.exited, opened.output()]).toEqual([1, expect.stringContaining('옮기다 만 학원')]);
    }
    expect(kills).toBeGreaterThanOrEqual(2);
    expect(await finished(back.dataDir, env)).toContain('모두 같습니다');
    expect(await sumsOf({ DATA_DIR: back.dataDir })).toEqual(before);
    expect(await sumsOf(env)).toEqual(before);
    expect(await contentsOf(join(back.dataDir, 'files'))).toEqual(files);
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(60);
  });
});
