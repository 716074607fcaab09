// @module-tag timeless
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentBlock } from '#ui-kit/format/text/contentBlock.ts';
import { contentHash } from './contentHash.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

it.each([1, contentBlock, contentBlock + 1, 2 * contentBlock + 17])('hashes %d bytes by their blocks', async (size) => {
  const bytes = new Uint8Array(size).map((_, at) => at % 251);
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < size; at += contentBlock) blocks.push(sha256(bytes.subarray(at, at + contentBlock)));
  expect(await contentHash(new Blob([bytes]))).toBe(sha256(Buffer.concat(blocks)).toString('hex'));
});

it('tells files apart that begin and end alike', async () => {
  const [one, two] = [new Uint8Array(300_000), new Uint8Array(300_000).fill(1, 150_000, 150_001)];
  expect(await contentHash(new Blob([one]))).not.toBe(await contentHash(new Blob([two])));
});

it('is cancelled between two blocks, and reads anew after that', async () => {
  const file = new Blob([new Uint8Array(10)]);
  await expect(contentHash(file, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
  expect(await contentHash(file)).toMatch(/^[0-9a-f]{64}$/);
});
