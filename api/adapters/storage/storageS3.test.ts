import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startFakeS3 } from '../../testing/servers/s3.node.ts';
import { createS3Storage } from './storageS3.node.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

it('keeps content that nobody has begun to read while memory is collected', async () => {
  const s3 = await startFakeS3();
  const storage = createS3Storage(s3.bucket);
  const key = crypto.randomUUID();
  await storage.put(key, new Uint8Array(200_000));
  const contents = [];
  for (let at = 0; at < 10; at++) contents.push(await storage.get(key));
  for (let turn = 0; turn < 5; turn++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const sizes = contents.map(async (content) => (await new Response(content).arrayBuffer()).byteLength);
  expect(await Promise.all(sizes)).toEqual(contents.map(() => 200_000));
  s3.close();
});

it('fails when a bucket sends less than it said', async () => {
  const bytes = new Uint8Array(200_000);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': bytes.length });
    response.write(bytes.subarray(0, 1000), () => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const bucket = { url: `http://127.0.0.1:${port}/academy`, region: 'r', accessKeyId: 'a', secretAccessKey: 's' };
  const content = await createS3Storage(bucket).get(crypto.randomUUID());
  await expect(new Response(content).arrayBuffer()).rejects.toThrow();
  server.close();
});
