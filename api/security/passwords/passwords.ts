import type { Heavy } from '../../ports/heavy.ts';
import { argon2Verify, argon2id } from 'hash-wasm';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
export const cost = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32 };

/** argon2id of a password in PHC form; about 50 ms of one core. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return argon2id({ ...cost, password: password.normalize('NFC'), salt, outputType: 'encoded' });
}

/**
 * Whether a password matches a hash. Without a hash it takes as long and answers false, so that the duration does
 * not reveal whether an account exists.
 */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const fits = await argon2Verify({ password: password.normalize('NFC'), hash: hash ?? nobody });
  return fits && hash != null;
}

/** A random password of ten unambiguous letters and digits (no 0 O 1 l I). */
export function temporaryPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(64));
  return [...bytes]
    .filter((byte) => byte < letters.length * 8)
    .slice(0, 10)
    .map((byte) => letters[byte % letters.length])
    .join('');
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Validity of a temporary password, in days. */
export const temporaryPasswordDays = 14;

/** When a temporary password issued now stops working. */
export const temporaryPasswordEnd = (now: Date): Date => new Date(now.getTime() + temporaryPasswordDays * 86_400_000);

/** A new temporary password and its hash. */
export async function hashedTemporaryPassword({ hashPassword: hash }: Pick<Heavy, 'hashPassword'>) {
  const password = temporaryPassword();
  return { temporaryPassword: password, hash: await hash(password) };
}

/** The hash of a random password that was thrown away. */
export const nobody =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
