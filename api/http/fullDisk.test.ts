// @module-tag whole
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { demoDataDir, spawnServer } from '../testing/servers/server.node.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

describe('a full disk while serving', () => {
  afterEach(() => void Object.assign(api.deps, { hasRoom: undefined }));

  it('is told by /healthz and by every command, while questions are answered', async () => {
    const { token } = await api.signIn('admin');
    const full = await startApi({}, api.deps.db);
    Object.assign(full.deps, { hasRoom: async () => false });
    const { createApp } = await import('../app.ts');
    const app = createApp(full.deps);
    const ask = (method: string, path: string, body?: object) =>
      app.fetch(
        new Request(`http://academy.test${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: body ? JSON.stringify(body) : null,
        }),
      );
    expect((await ask('GET', '/healthz')).status).toBe(507);
    const refused = await ask('POST', '/api/auth/login', { loginId: 'admin', password: demoPassword });
    expect([refused.status, (await refused.json()).code]).toEqual([507, 'disk-full']);
    expect((await ask('POST', '/api/gql', { query: '{ users(limit: 1) { id } }' })).status).toBe(200);
    app.close();
  });

  it.each([
    ['the store', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['the database', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('noticed by %s is no fault', async (_, error) => {
    const { engine } = api.deps;
    const logged = api.logged.length;
    api.deps.engine = () => Promise.reject(error);
    const answer = await api.call('POST', '/realtime/refresh/lectures/1', { as: 'ta' });
    api.deps.engine = engine;
    expect([answer.status, answer.body.code]).toEqual([507, 'disk-full']);
    expect(api.logged.slice(logged).join()).not.toContain('"fault"');
  });
});

describe('a server that cannot start', () => {
  it.each([
    ['a broken secrets.json', (dir: string) => writeFileSync(join(dir, 'secrets.json'), '{"jwtSec'), 'secrets.json'],
    [
      'a broken database',
      (dir: string) => writeFileSync(join(dir, 'pg', 'global', 'pg_control'), 'broken'),
      '손상된 것 같습니다',
    ],
    [
      'a database without its files',
      (dir: string) => rmSync(join(dir, 'pg', 'base'), { recursive: true }),
      '손상된 것 같습니다',
    ],
    [
      'a folder in the way',
      (dir: string) => mkdirSync(join(dir, 'secrets.json'), { recursive: true }),
      '폴더가 있습니다',
    ],
  ])('says so in a sentence for %s', { timeout: 60_000 }, async (_, damage, sentence) => {
    const { dataDir, remove } = await demoDataDir();
    rmSync(join(dataDir, 'secrets.json'), { force: true });
    damage(dataDir);
    const server = spawnServer(dataDir);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(sentence);
    expect(server.output()).not.toMatch(/\n\s+at /);
    remove();
  });
});
