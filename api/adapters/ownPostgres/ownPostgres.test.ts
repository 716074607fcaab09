// @module-tag whole
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { spawnServer, temporaryDataDir, type ServerProcess } from '../../testing/servers/server.node.ts';
import { meansFor } from './index.node.ts';
import { shortName } from './socket.node.ts';

const place = temporaryDataDir();
const top = join(place.dataDir, '..');
mkdirSync(place.dataDir);
const whyNot = await meansFor(place.dataDir).then(
  () => '',
  (error: unknown) => `skipped: ${String(error)}`,
);
const running: ServerProcess[] = [];
const start = (dataDir: string, env: Record<string, string> = { DEMO: '0' }, args: string[] = []) => {
  const server = spawnServer(dataDir, env, args);
  running.push(server);
  return server;
};
const stop = async (server: ServerProcess) => {
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
};
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
});
afterAll(() => place.remove());

async function ask<Row extends object>(dataDir: string, sql: string): Promise<Row[]> {
  const socket = shortName(join(dataDir, 'postgres'));
  const client = new pg.Client({ host: socket.path, user: 'academy', database: 'academy' });
  // The server ends below it.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
    socket.forget();
  }
}

const postmaster = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
// What ended and waits to be asked for has no arguments any more.
const isAlive = (pid: number) => existsSync(`/proc/${pid}/cmdline`) && readFileSync(`/proc/${pid}/cmdline`).length > 0;
const count = async (dataDir: string) =>
  (await ask<{ rows: number }>(dataDir, 'select count(*)::int as rows from kept'))[0]?.rows;

describe.skipIf(whyNot !== '')(`a real academy’s PostgreSQL ${whyNot}`, () => {
  it('waits for the disk, listens nowhere, and ends with the academy', { timeout: 120_000 }, async () => {
    const first = start(place.dataDir);
    await first.url;
    expect(first.output()).not.toContain('fsync');
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'data_checksums'];
    const set = await ask<{ name: string; setting: string }>(
      place.dataDir,
      `select name, setting from pg_settings where name in (${names.map((name) => `'${name}'`).join()})`,
    );
    expect(Object.fromEntries(set.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      listen_addresses: '',
      data_checksums: 'on',
    });
    const pid = postmaster(place.dataDir);
    if (process.getuid?.() === 0 && process.platform === 'linux') {
      expect(readFileSync(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0/m);
    }

    const second = start(place.dataDir);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('이미 실행 중인 서버');

    await ask(place.dataDir, 'create table kept (number int); insert into kept select generate_series(1, 5000)');
    await stop(first);
    expect(isAlive(pid)).toBe(false);
  });

  it('opens again within seconds, also without DEMO=0, and makes the first ADMIN', { timeout: 60_000 }, async () => {
    const admin = start(place.dataDir, {}, ['create-admin', '--login-id', 'boss', '--name', '원장']);
    expect(await admin.exited).toBe(0);
    const begun = performance.now();
    const again = start(place.dataDir, {});
    await again.url;
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(existsSync(join(place.dataDir, 'pg'))).toBe(false);
    expect(again.output()).not.toContain('create-admin');
    expect(await count(place.dataDir)).toBe(5000);
    await stop(again);
  });

  it('is taken back after a kill of the api, and comes back after one of its own', { timeout: 60_000 }, async () => {
    const first = start(place.dataDir);
    const url = await first.url;
    const pid = postmaster(place.dataDir);
    process.kill(pid, 'SIGKILL');
    const state = async () => [(await fetch(`${url}/healthz`)).status, postmaster(place.dataDir) !== pid];
    await expect.poll(() => state().catch(() => []), { timeout: 20_000 }).toEqual([200, true]);
    const next = postmaster(place.dataDir);
    first.child.kill('SIGKILL');
    await first.exited;
    const second = start(place.dataDir);
    await second.url;
    expect(isAlive(next)).toBe(false);
    expect(await count(place.dataDir)).toBe(5000);
    await stop(second);
  });

  it('opens at another path, longer than the address of a socket may be', { timeout: 60_000 }, async () => {
    const moved = join(top, '아주 긴 이름의 폴더 '.repeat(6).trim());
    renameSync(place.dataDir, moved);
    const server = start(moved);
    await server.url;
    expect(await count(moved)).toBe(5000);
    await stop(server);
    renameSync(moved, place.dataDir);
  });

  it('is restored from a backup that was taken while it ran', { timeout: 120_000 }, async () => {
    const busy = start(place.dataDir);
    await busy.url;
    await ask(place.dataDir, `insert into notices (title, body) values ('휴원', '내일 쉽니다')`);
    const backup = start(place.dataDir, {}, ['backup']);
    expect(await backup.exited).toBe(0);
    expect(backup.output()).toContain('백업했습니다');
    await ask(place.dataDir, `delete from notices`);
    const restored = join(top, 'restored');
    const backups = join(place.dataDir, 'backups');
    const restore = start(restored, { BACKUP_DIR: backups }, ['restore', 'latest']);
    expect(await restore.exited).toBe(0);
    expect(restore.output()).toContain('되살리지 않았습니다: public.kept');
    // A running academy is checked, too.
    const check = start(place.dataDir, {}, ['restore', '--check', 'latest']);
    expect(await check.exited).toBe(0);
    expect(existsSync(join(place.dataDir, 'checking'))).toBe(false);
    await stop(busy);
    const server = start(restored);
    await server.url;
    expect(await ask(restored, 'select title from notices')).toEqual([{ title: '휴원' }]);
    expect(existsSync(join(restored, 'postgres', 'PG_VERSION'))).toBe(true);
    await stop(server);
  });

  it('is not replaced by another database when it cannot start', { timeout: 60_000 }, async () => {
    const broken = join(top, 'broken');
    mkdirSync(join(broken, 'postgres'), { recursive: true });
    execFileSync('sh', ['-c', 'echo 9.1 > "$1/postgres/PG_VERSION"', 'sh', broken]);
    const server = start(broken);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('PostgreSQL을 시작하지 못했습니다');
    expect(existsSync(join(broken, 'pg'))).toBe(false);
  });
});
