// @module-tag timeless
import fontkit from '@cantoo/fontkit';
import { expect, it, vi } from 'vitest';
import { pdfOf } from '../testing/setups/files.ts';
import run from './worker.node.ts';

vi.mock('hash-wasm', () => ({
  argon2id: () => Promise.reject(new Error('a WASM instance')),
  argon2Verify: () => Promise.reject(new Error('a WASM instance')),
}));

it('hashes and checks passwords without WASM, whose instances keep their memory', async () => {
  const { value: hash } = (await run({ name: 'hashPassword', args: ['봄날의 강가'] })) as { value: string };
  expect(await run({ name: 'verifyPassword', args: ['봄날의 강가', hash] })).toEqual({ value: true });
  expect(await run({ name: 'verifyPassword', args: ['봄날의 강', hash] })).toEqual({ value: false });
});

it('parses the font of watermarks with the first file of a thread', async () => {
  const parsed = vi.spyOn(fontkit, 'create');
  const pdf = await pdfOf(1);
  for (const line of ['김민수 20260001', '이서연 20260002']) {
    const { value } = (await run({ name: 'stamp', args: [pdf, { lines: [line], traceId: '' }] })) as { value: object };
    expect(value).toHaveProperty('pdf');
  }
  expect(parsed).toHaveBeenCalledOnce();
});
