import { expect, onTestFinished, test, vi } from 'vitest';
import { answerTab } from './answerTab.ts';
import { askWorker } from './askWorker.ts';
import type { Ask } from './messages.ts';

test('a request arrives whole and its answer comes back', async () => {
  const door = openDoor(async (ask) =>
    Response.json({ ...ask, body: new TextDecoder().decode(ask.body ?? undefined) }),
  );
  const request = new Request('http://academy.test/api/lectures?page=2', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer token' },
    body: '{"name":"미적분 A"}',
  });
  const answer = await askWorker(door, request);
  expect(answer.headers.get('content-type')).toBe('application/json');
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: 'http://academy.test/api/lectures?page=2',
    headers: [
      ['authorization', 'Bearer token'],
      ['content-type', 'application/json'],
    ],
    body: '{"name":"미적분 A"}',
  });
});

test('an answer without a body has none', async () => {
  const door = openDoor(async () => new Response(null, { status: 204 }));
  const answer = await askWorker(door, new Request('http://academy.test/api/auth/logout', { method: 'POST' }));
  expect([answer.status, answer.body]).toEqual([204, null]);
});

test('a stream comes as it is written, and cancelling it reaches its source', async () => {
  const cancelled = vi.fn();
  let write: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      write = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
    cancel: cancelled,
  });
  const door = openDoor(async () => new Response(body));
  const answer = await askWorker(door, new Request('http://academy.test/api/realtime'));
  const reader = answer.body!.getReader();
  for (const text of ['event: ready', 'event: refresh']) {
    write(text);
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(text);
  }
  await reader.cancel();
  await expect.poll(() => cancelled.mock.calls.length).toBe(1);
});

/** The worker's side, without a worker. */
function openDoor(answer: (ask: Ask) => Promise<Response>): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = (event: MessageEvent<Ask>) => void answerTab(event, answer);
  onTestFinished(() => port1.close());
  return port1;
}
