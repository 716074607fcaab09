import { memoizeAsync } from '../memoizeAsync.ts';
import { nodePasswords } from '../security/passwords/passwords.node.ts';
import * as inWasm from '../security/passwords/passwords.ts';

const { verifyPassword } = nodePasswords ?? inWasm;

const known = new Map<string, () => Promise<boolean>>();

/** Checks passwords as the server does, each with its hash once in this process: a test signs in to test something else. */
export function verifyOnce(password: string, hash: string | null | undefined): Promise<boolean> {
  const key = `${password} ${hash}`;
  const verify = known.get(key) ?? memoizeAsync(() => verifyPassword(password, hash));
  known.set(key, verify);
  return verify();
}
