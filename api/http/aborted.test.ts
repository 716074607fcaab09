import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, type Listening } from '../adapters/server/listen.node.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { demoPassword, staff } from '#mocks/cast.ts';

let api: TestApi;
let listening: Listening;
beforeAll(async () => {
  api = await startApi();
  listening = await listen((request, connection) => api.app.fetch(request, connection), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await listening.stop();
  await api.close();
});

it.each([
  ['announced by its length', '/api/auth/login', 'content-length: 9000\r\n\r\n{"loginId":'],
  ['sent in chunks', '/api/auth/login', 'transfer-encoding: chunked\r\n\r\nb\r\n{"loginId":\r\n'],
  ['of GraphQL', '/api/gql', 'content-length: 9000\r\n\r\n{"query":'],
])('a sender who leaves in the middle of a body %s is no fault', async (_, path, rest) => {
  const { token } = await api.signIn(staff.ta.loginId, demoPassword);
  const logged = api.logged.length;
  const socket = connect(listening.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: academy.test\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n${rest}`,
  );
  // Long enough for the request to be waiting for the rest of its body.
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.destroy();
  await expect.poll(() => api.logged.slice(logged).join('\n'), { timeout: 5000 }).toContain('"status":400');
  expect(api.logged.slice(logged).filter((line) => line.includes('"fault"'))).toEqual([]);
});
