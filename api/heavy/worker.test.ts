// @module-tag timeless
import { expect, it, vi } from 'vitest';
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
