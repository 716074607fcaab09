// @module-tag whole
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createLog } from '../../ports/log.ts';
import { readSettings } from '../../settings/settings.ts';
import { openNative } from '../../testing/servers/native.node.ts';
import { demoDataDir, spawnServer, temporaryDataDir } from '../../testing/servers/server.node.ts';
import { openSide } from './openSide.node.ts';
import { tableSums } from './tableSums.ts';

const from = await demoDataDir();
const back = temporaryDataDir();
const native = await openNative();
const silent = createLog(() => undefined, 'silent');
afterAll(async () => {
  [from, back].forEach(({ remove }) => remove());
  await native.close();
});

const move = async (dataDir: string, to: string, env: Record<string, string> = {}) => {
  const command = spawnServer(dataDir, { EMBEDDED: 'pglite', ...env }, ['move', '--to', to]);
  return { code: await command.exited, said: command.output() };
};
const sumsOf = async (env: Record<string, string>) => {
  const { db, close } = await openSide(readSettings(env), silent);
  try {
    return await db.load(async (client) => {
      await client.query(`set local timezone = 'UTC'`);
      return (await tableSums(client)).filter(({ name }) => name !== 'hdb_catalog.schema_migrations');
    });
  } finally {
    await close();
  }
};
const url = native.url ?? '';

describe.skipIf(native.skipped !== undefined)(`an academy that moves ${native.skipped ?? ''}`, () => {
  it('is refused without a place, to its own place, and to one that holds something', { timeout: 60_000 }, async () => {
    expect((await move(from.dataDir, '')).said).toContain('옮길 곳을 적어 주세요');
    expect((await move(from.dataDir, from.dataDir)).said).toContain('지금 있는 곳');
    mkdirSync(back.dataDir);
    writeFileSync(join(back.dataDir, 'letter'), 'mine');
    const refused = await move(from.dataDir, back.dataDir);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.said).toContain('비어 있지 않습니다');
    rmSync(back.dataDir, { recursive: true });
  });

  it('to PostgreSQL and back is equal in every table and file', { timeout: 240_000 }, async () => {
    const files = join(from.dataDir, 'files');
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, 'page'), 'a page');
    const before = await sumsOf({ DATA_DIR: from.dataDir });
    expect(before.find(({ name }) => name === 'public.users')?.count).toBeGreaterThan(20);

    const there = await move(from.dataDir, url);
    expect(there.said).toContain('모두 같습니다');
    expect(await sumsOf({ DATABASE_URL: url })).toEqual(before);
    expect((await move(from.dataDir, url)).said).toContain('비어 있지 않습니다');

    // Somebody pulled the plug: what is there is half, and the next move begins anew.
    const { db } = await openSide(readSettings({ DATABASE_URL: url }), silent);
    await db.sql.exec('create schema academy_moving; create table half (); delete from notices');
    await db.close();
    const half = spawnServer(from.dataDir, { DATABASE_URL: url });
    expect(await half.exited).toBe(1);
    expect(half.output()).toContain('옮기다 만 학원');
    expect((await move(from.dataDir, url)).said).toContain('모두 같습니다');
    expect(await sumsOf({ DATABASE_URL: url })).toEqual(before);
    const whole = spawnServer(from.dataDir, { DATABASE_URL: url });
    expect((await fetch(`${await whole.url}/healthz`)).status).toBe(200);
    whole.child.kill('SIGTERM');
    expect(await whole.exited).toBe(0);

    mkdirSync(back.dataDir);
    for (const name of ['moving', 'pg']) writeFileSync(join(back.dataDir, name), '');
    const opened = spawnServer(back.dataDir);
    expect(await opened.exited).toBe(1);
    expect(opened.output()).toContain('옮기다 만 학원');

    const now = await sumsOf({ DATABASE_URL: url });
    const again = await move(from.dataDir, back.dataDir, { DATABASE_URL: url });
    expect(again.said).toContain('모두 같습니다');
    expect(await sumsOf({ DATA_DIR: back.dataDir })).toEqual(now);
    expect(readFileSync(join(back.dataDir, 'files', 'page'), 'utf8')).toBe('a page');
    expect((await move(from.dataDir, back.dataDir, { DATABASE_URL: url })).code).toBe(1);
  });
});
