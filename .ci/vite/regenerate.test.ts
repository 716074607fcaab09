// @module-tag timeless
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Failure } from '../generate/mistakes/mistake.ts';
import { overlayOf } from './overlay.ts';
import { regenerate } from './regenerate.ts';

const mistake = { file: 'crm/tags/tags.graphql', line: 4, column: 5, message: 'Cannot query field "nam"', frame: '' };
const failure: Failure = { message: 'documents of the screens', mistakes: [mistake, { ...mistake, line: 9 }] };

test('the overlay names the first mistake, and the places of the others', () => {
  const file = resolve('/project/crm/tags/tags.graphql');
  expect(overlayOf(failure, '/project').err).toEqual({
    message: mistake.message,
    stack: `${file}:9:5 ${mistake.message}\n`,
    plugin: 'npm run generate',
    id: file,
    loc: { file, line: 4, column: 5 },
    frame: '',
  });
  const unplaced = overlayOf({ message: 'table of operations: no', mistakes: [] }, '/project');
  expect(unplaced.err).toMatchObject({ message: 'table of operations: no' });
});

test('a mistake stays over every page of a dev server until it is mended', async () => {
  let answer: Failure | undefined = failure;
  const server = await createServer({
    configFile: false,
    root: '.ci/vite',
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [regenerate(() => Promise.resolve(answer))],
  });
  onTestFinished(() => server.close());
  await server.listen();
  const change = (file: string) => server.watcher.emit('change', resolve(file));
  const open = await listen(server.resolvedUrls!.local[0]!, server.config.webSocketToken);

  change('crm/tags/TagPage.tsx');
  change('crm/tags/tags.graphql');
  expect(await open.next()).toMatchObject({ type: 'error', err: { message: mistake.message } });
  const another = await listen(server.resolvedUrls!.local[0]!, server.config.webSocketToken);
  expect(await another.next()).toMatchObject({ type: 'error', err: { message: mistake.message } });

  answer = undefined;
  change('crm/tags/tags.graphql');
  expect(await open.next()).toEqual({ type: 'update', updates: [] });
  const mended = await listen(server.resolvedUrls!.local[0]!, server.config.webSocketToken);
  server.ws.send({ type: 'custom', event: 'asked' });
  expect(await mended.next()).toMatchObject({ type: 'custom', event: 'asked' });
});

/** Opens a page's socket. `next` is the message after those that were read. */
async function listen(address: string, token: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}?token=${token}`, 'vite-hmr');
  onTestFinished(() => socket.terminate());
  const heard: unknown[] = [];
  let wake = () => {};
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    wake();
  });
  const next = async (): Promise<unknown> => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift();
  };
  expect(await next()).toEqual({ type: 'connected' });
  return { next };
}
