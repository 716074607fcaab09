// @module-tag whole
import { mkdtempSync } from 'node:fs';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#api/testing/servers/freePort.node.ts';
import { caddyProgram, startProxy } from './proxy.ts';

const caddy = caddyProgram();

test.skipIf(caddy === null)('an answer in pieces arrives whole, however soon it follows its request', async () => {
  const server = createServer((asked, response) => {
    if (asked.url === '/healthz' || asked.url === '/readyz') return void response.end('ok');
    asked.resume().once('end', () => {
      response.write('the beginning');
      setImmediate(() => response.end(', the end'));
    });
  });
  const port = await freePort();
  const stop = await startProxy(caddy!, {
    port,
    to: [await listening(server)],
    folder: mkdtempSync(join(tmpdir(), 'spread-proxy-')),
  });
  onTestFinished(async () => {
    await stop();
    server.closeAllConnections();
    server.close();
  });

  const answers = new Set<string>();
  const ask = async () => {
    for (let at = 0; at < 500; at++) answers.add(await send(port));
  };
  await Promise.all(Array.from({ length: 16 }, ask));

  expect([...answers]).toEqual(['the beginning, the end']);
});

const agent = new Agent({ keepAlive: true });

function send(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method: 'POST', agent }, (answer) => resolve(text(answer)));
    sent.once('error', reject).end('a body');
  });
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
