// @module-tag timeless
import { expect, it } from 'vitest';
import { nodePasswords } from './passwords.node.ts';
import * as inWasm from './passwords.ts';

const password = '봄날의 강가'.normalize('NFD');

it('reads in Node what WASM wrote, and the other way round', async () => {
  const [own, other] = [await nodePasswords!.hashPassword(password), await inWasm.hashPassword(password)];
  for (const verify of [nodePasswords!.verifyPassword, inWasm.verifyPassword]) {
    for (const hash of [own, other]) {
      expect([await verify(password.normalize('NFC'), hash), await verify('봄날의 강', hash)]).toEqual([true, false]);
    }
    expect([await verify(password, null), await verify(password, undefined)]).toEqual([false, false]);
  }
  expect(own.split('$').slice(0, 4)).toEqual(other.split('$').slice(0, 4));
});
