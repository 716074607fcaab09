import { base64url } from 'jose';

const count = 10;

/** Ten new recovery codes of ten unambiguous letters and digits each (50 bits), such as `x7k2m-9qa4d`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => alphabet[byte % 32]);
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });
}

/** The hash of a code for the database: keyed with a secret it does not hold, so that it cannot be guessed there. */
export async function recoveryCodeHash(secret: string, userId: string, code: string): Promise<string> {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  const bytes = new TextEncoder().encode(`recovery-code ${secret}`);
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${userId} ${plain}`));
  return base64url.encode(new Uint8Array(mac));
}

// 32 of them, so that a byte's five low bits choose one evenly.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
