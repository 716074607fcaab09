import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen, type Listening } from './listen.node.ts';

let listening: Listening;
let socket: Socket;
let called: PromiseWithResolvers<void>;
let said = '';
beforeEach(async () => {
  called = Promise.withResolvers();
  const refuse = () => {
    called.resolve();
    return new Response('no', { status: 503 });
  };
  listening = await listen(refuse, { port: 0, host: '127.0.0.1' });
  socket = connect(listening.port, '127.0.0.1');
  said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(socket, 'connect');
});
afterEach(async () => {
  vi.useRealTimers();
  socket.destroy();
  await listening.stop();
});

/** Whether the whole request had come when its answer was written. */
const answered = () =>
  new Promise<boolean>((resolve) =>
    listening.server.once('request', (incoming, outgoing) => outgoing.once('finish', () => resolve(incoming.complete))),
  );
const head = (length: number) => `POST /api/gql HTTP/1.1\r\nhost: academy.test\r\ncontent-length: ${length}\r\n\r\n`;

it('answers a refusal after the body has come, so that a proxy that still sends does not cut it', async () => {
  const whole = answered();
  socket.write(head(20));
  await called.promise;
  socket.write('0123456789');
  await new Promise((resolve) => setImmediate(resolve));
  socket.write('0123456789');
  expect(await whole).toBe(true);
  // The connection goes on with the next request.
  const next = answered();
  socket.write(`${head(2)}{}`);
  expect(await next).toBe(true);
  await expect.poll(() => said.match(/HTTP\/1.1 503/g)?.length).toBe(2);
});

it('does not wait for ever for a body that never comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const whole = answered();
  socket.write(head(20));
  await called.promise;
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await whole).toBe(false);
});

it('answers at once whoever sends more than it would read', async () => {
  const whole = answered();
  socket.write(head(64 * 1_048_576));
  socket.on('error', () => undefined);
  await called.promise;
  for (let sent = 0; sent < 18; sent++) socket.write(Buffer.alloc(1_048_576));
  expect(await whole).toBe(false);
  await expect.poll(() => said).toContain('HTTP/1.1 503');
});

it('lets a sender go who leaves', async () => {
  const closed = new Promise((resolve) =>
    listening.server.once('request', (_, outgoing) => outgoing.once('close', resolve)),
  );
  socket.write(head(20));
  await called.promise;
  socket.destroy();
  await closed;
});
