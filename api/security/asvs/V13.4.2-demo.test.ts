// @module-tag whole
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { spawnServer, temporaryDataDir, type ServerProcess } from '../../testing/servers/server.node.ts';

let place = temporaryDataDir();
const running: ServerProcess[] = [];
const start = (env: Record<string, string>) => {
  const server = spawnServer(place.dataDir, env);
  running.push(server);
  return server;
};
const stop = async ({ child, exited }: ServerProcess) => {
  child.kill('SIGTERM');
  await exited;
};
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
  place.remove();
  place = temporaryDataDir();
});

const ask = async (url: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/gql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
  return answer.text();
};

describe('a folder of an academy', () => {
  it('stays one when DEMO=0 is forgotten: no known passwords, no free questions', { timeout: 60_000 }, async () => {
    const first = start({ DEMO: '0', EMBEDDED: 'pglite' });
    await first.url;
    await stop(first);
    expect(JSON.parse(readFileSync(join(place.dataDir, 'academy.json'), 'utf8'))).toEqual({ demo: false });

    const second = start({});
    expect(await ask(await second.url)).toContain('query is not allowed');
    expect(second.output()).toContain('create-admin');
    expect(second.output()).not.toContain('데모 로그인');
    await stop(second);

    const asDemo = start({ DEMO: '1' });
    expect(await asDemo.exited).toBe(1);
    expect(asDemo.output()).toContain('실제 학원이 있어 데모로 열 수 없습니다');
  });

  it('stays one when its note cannot be read: its database knows', { timeout: 60_000 }, async () => {
    const first = start({ DEMO: '0', EMBEDDED: 'pglite' });
    await first.url;
    await stop(first);
    writeFileSync(join(place.dataDir, 'academy.json'), '{');
    const second = start({});
    expect(await ask(await second.url)).toContain('query is not allowed');
    expect(second.output()).not.toContain('데모 로그인');
  });
});

describe('a demo', () => {
  it.each([
    ['other devices', { HOST: '0.0.0.0' }],
    ['a public address', { PUBLIC_URL: 'https://academy.example', DEMO: '1' }],
    ['other devices, told once', { HOST: '0.0.0.0', DEMO_PUBLIC: '1' }],
  ])('does not open for %s', { timeout: 60_000 }, async (_, env) => {
    const server = start(env);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('DEMO=1 DEMO_PUBLIC=1');
  });
});
