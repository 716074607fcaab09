// @module-tag whole
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { demoPassword, lectures, staff } from '#mocks/cast.ts';
import { caddyProgram } from './proxy.ts';

const skipped = caddyProgram() === null ? 'skipped: no Caddy; apt-get install caddy' : '';
const port = 7190;
const url = `http://localhost:${port}`;
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGTERM')));

function spread(args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['.ci/spread/main.ts', '--no-build', '--port', String(port), ...args], {
    env: Object.assign({}, process.env, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const opened = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(url)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(said)));
  });
  opened.catch(() => undefined);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  running.push(child);
  return { child, opened, ended };
}

const left = (folder: string) => readdirSync(folder).filter((name) => /^(spread|swift|native-postgres)-/.test(name));
const below = (pid: number): number[] => {
  const asked = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = asked.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  return children.flatMap((child) => [child, ...below(child)]);
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('says which program is missing', async () => {
  const { code, said } = await spread([], { CADDY: '/nowhere/caddy' }).ended;
  expect(code).toBe(1);
  expect(said).toContain('Caddy가 없습니다');
});

it('says that a Hasura knows nothing of a new database', async () => {
  const { code, said } = await spread([], { HASURA_URL: 'http://localhost:1' }).ended;
  expect(code).toBe(1);
  expect(said).toContain('HASURA_URL은 여기서 쓸 수 없습니다');
});

it.skipIf(skipped !== '')(`says which port is taken ${skipped}`, async () => {
  const other = createServer().listen(port + 2, '127.0.0.1');
  await once(other, 'listening');
  const { code, said } = await spread().ended;
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`${port + 2}번 포트`);
});

it.skipIf(skipped !== '')(
  `signs in and uploads through the proxy and the bucket, and leaves nothing behind ${skipped}`,
  async () => {
    // A place of its own: other tests start databases, too. PostgreSQL's user goes through it.
    const place = mkdtempSync(join(tmpdir(), 'own-'));
    chmodSync(place, 0o755);
    const { child, opened, ended } = spread(['--processes', '2', '--demo'], { TMPDIR: place });
    await opened;
    expect(left(place)).not.toEqual([]);
    const pids = below(child.pid ?? 0);
    expect(pids.length).toBeGreaterThanOrEqual(4);
    const call = async (path: string, body: unknown, token = '') => {
      const headers = { 'content-type': 'application/json', origin: url, authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    expect((await call('/auth/login', { loginId: staff.ta.loginId, password: 'wrong' })).status).toBe(401);
    const { body } = await call('/auth/login', { loginId: staff.ta.loginId, password: demoPassword });
    const token = String(body.accessToken);

    const content = new TextEncoder().encode('%PDF-1.4\n');
    const file = { fileName: '안내.pdf', contentType: 'application/pdf', fileSize: content.byteLength };
    const begun = await call('/files/multipart/initiate', file, token);
    expect(begun.status).toBe(200);
    const [part] = begun.body.parts as { number: number; url: string }[];
    // As a page does: straight to the bucket, which is of another origin.
    const put = { 'access-control-request-method': 'PUT', origin: url };
    const asked = await fetch(part?.url ?? '', { method: 'OPTIONS', headers: put });
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([200, url]);
    const sent = await fetch(part?.url ?? '', { method: 'PUT', headers: { origin: url }, body: content });
    expect(sent.status).toBe(200);
    expect(sent.headers.get('access-control-allow-origin')).toBe(url);
    expect(sent.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('etag');
    const unsigned = await fetch((part?.url ?? '').replace(/X-Amz-Signature=\w{4}/, 'X-Amz-Signature=0000'), {
      method: 'PUT',
      body: content,
    });
    expect(unsigned.status).toBe(403);
    const parts = [{ number: part?.number, etag: sent.headers.get('etag') }];
    const whole = {
      fileName: file.fileName,
      uploadId: begun.body.uploadId,
      parts,
      ownerType: 'LECTURE',
      ownerId: lectures.calculusB.id,
    };
    expect(await call('/files/multipart/complete', whole, token)).toMatchObject({ status: 200 });
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(left(place)).toEqual([]);
    rmSync(place, { recursive: true });
  },
  180_000,
);
