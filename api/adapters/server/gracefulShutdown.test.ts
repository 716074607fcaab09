// @module-tag whole
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { demoDataDir, spawnServer, type ServerProcess } from '../../testing/servers/server.node.ts';

let server: ServerProcess;
let place: Awaited<ReturnType<typeof demoDataDir>>;
let url: string;
beforeAll(async () => {
  place = await demoDataDir();
  server = spawnServer(place.dataDir, { DEMO: '1', TRUST_PROXY: '1' });
  url = await server.url;
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.exited;
  place.remove();
});

it('behind a proxy says first that it stops, ends connections with their answers, then its streams', async () => {
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([200, 'keep-alive']);
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ loginId: staff.ta.loginId, password: demoPassword }),
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const stream = await fetch(`${url}/api/realtime`, { headers: { authorization: `Bearer ${accessToken}` } });
  const ended = stream.text();

  server.child.kill('SIGTERM');
  const leaving = async () => {
    const answer = await fetch(`${url}/readyz`);
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code, answer.headers.get('connection')];
  };
  await expect.poll(leaving, { interval: 10 }).toEqual([503, 'stopping', 'close']);
  // Who comes meanwhile is still served.
  const late = await fetch(`${url}/version.json`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ended).toContain('event: ready');
  expect(await server.exited).toBe(0);
  await expect(fetch(`${url}/readyz`)).rejects.toThrow();
});
