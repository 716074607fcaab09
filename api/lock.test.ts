// @module-tag whole
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoDataDir, spawnServer, temporaryDataDir, type ServerProcess } from './testing/servers/server.node.ts';

let dataDir = '';
let remove: () => void;
const running: ServerProcess[] = [];
const start = (env?: Record<string, string>, args?: string[]) => {
  const server = spawnServer(dataDir, env, args);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
  return remove();
});

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('two servers on one data folder', () => {
  it('are refused with a message; the lock of a killed one is taken over', { timeout: 90_000 }, async () => {
    ({ dataDir, remove } = await demoDataDir());
    const first = start();
    await first.url;
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);

    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('이미 실행 중인 서버');
    expect(second.output()).toContain(`프로세스 ${first.child.pid}`);
    const admin = start({}, ['create-admin', '--login-id', 'boss', '--name', '원장']);
    expect(await admin.exited).toBe(1);
    expect(admin.output()).toContain('이미 실행 중인 서버');

    first.child.kill('SIGKILL');
    await first.exited;
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
    const third = start();
    expect(await (await fetch(`${await third.url}/healthz`)).json()).toEqual({ status: 'ok' });

    third.child.kill('SIGTERM');
    // A hanging stop exits by itself with code 1.
    expect(await third.exited).toBe(0);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});

describe('an academy of one’s own', () => {
  it('gets its first ADMIN by a command, once, and a backup when it stops', { timeout: 90_000 }, async () => {
    ({ dataDir, remove } = temporaryDataDir());
    const own = { DEMO: '0', EMBEDDED: 'pglite' };
    const empty = start(own);
    const url = await empty.url;
    expect(empty.output()).toContain('fsync');
    const printed = /\/link\/setup#([\w-]{43})\n/.exec(empty.output())?.[1];
    expect(statSync(join(dataDir, 'setup.json')).mode & 0o777).toBe(0o600);

    // Beside the running server, which asks for nothing that the flags say.
    const command = ['create-admin', '--login-id', 'Boss', '--name', '원장'];
    const made = start(own, command);
    expect(await made.exited).toBe(0);
    const password = /임시 비밀번호\s+(\S+)/.exec(made.output())?.[1];
    expect(existsSync(join(dataDir, 'setup.json'))).toBe(false);
    const late = { token: printed, loginId: 'second', name: '둘째', newPassword: 'a long walk home' };
    expect(await (await post(`${url}/api/auth/first-manager`, late)).json()).toMatchObject({
      code: 'setup-link-invalid',
    });

    empty.child.kill('SIGTERM');
    expect(await empty.exited).toBe(0);
    const backups = () => readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('academy-'));
    expect(backups()).toHaveLength(1);
    const again = start(own, command);
    expect(await again.exited).toBe(1);
    expect(again.output()).toContain('이미 관리자가 있습니다');

    const open = start(own);
    const answer = await post(`${await open.url}/api/auth/login`, { loginId: 'boss', password });
    expect(await answer.json()).toMatchObject({ userType: 'ADMIN', name: '원장', mustChangePassword: true });
    expect(open.output()).not.toContain('create-admin');
  });
});
