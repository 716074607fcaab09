import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { startFakeS3 } from '../testing/s3.node.ts';
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
