// @module-tag whole
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { admitsSocket } from '../../http/admitsSocket.ts';
import { isKnownHost, isLoopback } from '../../http/hosts.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { demoDataDir, spawnServer, type ServerProcess } from '../../testing/servers/server.node.ts';

let api: TestApi;
let server: ServerProcess;
let remove: () => void;
beforeAll(async () => {
  api = await startApi({ publicUrl: undefined });
  const place = await demoDataDir();
  remove = place.remove;
  server = spawnServer(place.dataDir);
  await server.url;
}, 60_000);
afterAll(async () => {
  await api.close();
  server.child.kill('SIGKILL');
  await server.exited;
  remove();
});

/** Status of a request that names a host; `fetch` does not let one name it. */
async function statusFor(path: string, host: string): Promise<number | undefined> {
  const asked = request(`${await server.url}${path}`, { headers: { host, accept: 'text/html' } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode?: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

describe('the Host header', () => {
  it('does not get into the link of a forgotten password', async () => {
    const body = { loginId: students.minsu.loginId, phone: '010-5550-1007' };
    for (const host of ['evil.example', 'academy.test']) {
      await api.call('POST', '/auth/find-password', { body, headers: { 'x-forwarded-host': host } });
    }
    expect(api.sent.map(({ text }) => /https?:\/\/[^/]+/.exec(text)?.[0])).toEqual(Array(2).fill('http://localhost'));
  });

  it('is refused when nobody knows it, on pages and calls', async () => {
    for (const path of ['/login', '/api/gql', '/api/auth/login']) {
      expect(await statusFor(path, 'evil.example')).toBe(421);
      expect(await statusFor(path, 'localhost')).not.toBe(421);
    }
    expect(await statusFor('/healthz', '10.0.0.7')).toBe(200);
  });

  it.each([
    ['http://localhost:3000', undefined, true],
    ['http://[::1]:3000', undefined, true],
    ['http://192.168.0.4:3000', undefined, true],
    ['http://192.168.0.4:3000', 'https://academy.example', false],
    ['https://academy.example', 'https://academy.example', true],
    ['https://academy.example.evil.net', 'https://academy.example', false],
    ['http://127.0.0.1.evil.net', undefined, false],
    ['http://evil@', undefined, false],
  ])('%s, with PUBLIC_URL %s: %s', (origin, publicUrl, known) => expect(isKnownHost(origin, publicUrl)).toBe(known));

  it('knows what is this machine', () => {
    expect(['localhost', '127.0.0.1', '::1', '[::1]', 'app.localhost'].every(isLoopback)).toBe(true);
    expect(['0.0.0.0', '127.evil.net', 'localhost.evil.net', '10.0.0.1'].some(isLoopback)).toBe(false);
  });
});

describe('a websocket', () => {
  const upgrade = async (origin: string): Promise<string> => {
    const { hostname, port } = new URL(await server.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `GET /api/gql HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
        'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n' +
        `sec-websocket-protocol: graphql-transport-ws\r\norigin: ${origin}\r\n\r\n`,
    );
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return chunk.toString().split('\r\n')[0] ?? '';
  };

  it('opens for pages of this site only', async () => {
    expect(await upgrade('https://evil.example')).toBe('HTTP/1.1 403 Forbidden');
    expect(await upgrade(await server.url)).toBe('HTTP/1.1 101 Switching Protocols');
  });

  it('does not believe forwarded hosts without a proxy', () => {
    const place = { version: '', secret: '', validateResponses: false, publicUrl: 'https://academy.example' };
    const from = { host: 'evil.example', 'x-forwarded-host': 'academy.example', origin: 'https://academy.example' };
    expect(admitsSocket(from, { ...place, trustProxy: false })).toBe(false);
    expect(admitsSocket(from, { ...place, trustProxy: true })).toBe(true);
  });
});
