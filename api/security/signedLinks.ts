import { base64url } from 'jose';
import { sha256 } from './digest.ts';

/** What a link may be for; a link for one thing is none for another. */
export type LinkPurpose = 'report-card';

const idBytes = 16;

/**
 * A new address of a page that needs no sign-in: sixteen random bytes and a signature over them, 64 characters.
 * @returns the token, which is to be kept nowhere, and the hash by which the database knows it
 */
export async function createLinkToken(secret: string, purpose: LinkPurpose): Promise<{ token: string; hash: string }> {
  const id = crypto.getRandomValues(new Uint8Array(idBytes));
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret, purpose), id));
  const token = base64url.encode(new Uint8Array([...id, ...signature]));
  return { token, hash: await sha256(token) };
}

/** The hash the database knows a token by; null for what we never signed for this purpose. */
export async function linkTokenHash(secret: string, purpose: LinkPurpose, token: string): Promise<string | null> {
  const bytes = decode(token);
  if (!bytes) return null;
  const [id, signature] = [bytes.slice(0, idBytes), bytes.slice(idBytes)];
  const isOurs = await crypto.subtle.verify('HMAC', await keyOf(secret, purpose), signature, id);
  return isOurs ? sha256(token) : null;
}

function decode(token: string): Uint8Array<ArrayBuffer> | null {
  return /^[\w-]{64}$/.test(token) ? new Uint8Array(base64url.decode(token)) : null;
}

// A key of its own for each purpose, so that no other signature is ever taken for one of a link.
function keyOf(secret: string, purpose: LinkPurpose): Promise<CryptoKey> {
  const key = new TextEncoder().encode(`link ${purpose} ${secret}`);
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
