import * as crypto from 'node:crypto';
import type { Heavy } from '../../ports/heavy.ts';
import { cost, nobody } from './passwords.ts';

/**
 * argon2id by Node itself, whose memory is free again after each password; undefined before Node 24.7. A WASM instance holds its 19 MiB
 * until the next major collection, a hundred at a time.
 */
export const nodePasswords: Pick<Heavy, 'hashPassword' | 'verifyPassword'> | undefined =
  typeof crypto.argon2Sync === 'function' ? { hashPassword, verifyPassword } : undefined;

async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(16);
  const hash = derive(password, salt, cost);
  const { memorySize, iterations, parallelism } = cost;
  return `$argon2id$v=19$m=${memorySize},t=${iterations},p=${parallelism}$${plain(salt)}$${plain(hash)}`;
}

async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, kind, version, costs = '', salt = '', kept = ''] = (hash ?? nobody).split('$');
  const [memorySize = 0, iterations = 0, parallelism = 0] = costs.split(',').map((part) => Number(part.slice(2)));
  if (kind !== 'argon2id' || version !== 'v=19') throw new Error('No argon2id hash.');
  const expected = Buffer.from(kept, 'base64');
  const given = derive(password, Buffer.from(salt, 'base64'), {
    memorySize,
    iterations,
    parallelism,
    hashLength: expected.length,
  });
  return crypto.timingSafeEqual(given, expected) && hash != null;
}

function derive(
  password: string,
  nonce: Buffer,
  { memorySize, iterations, parallelism, hashLength }: typeof cost,
): Buffer {
  const costs = { memory: memorySize, passes: iterations, parallelism, tagLength: hashLength };
  return crypto.argon2Sync('argon2id', { message: password.normalize('NFC'), nonce, ...costs });
}

const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
