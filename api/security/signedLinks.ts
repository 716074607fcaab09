import { base64url } from 'jose';
import { sha256 } from './digest.ts';

/** The purposes of links; a link is valid for one purpose only. */
export type LinkPurpose = 'report-card' | 'calendar' | `parent-${Lowercase<ParentPurpose>}`;

/** What a link of parents opens, as its row says. */
export type ParentPurpose = 'FAMILY' | 'WEEK' | 'COUNSEL' | 'CLINIC' | 'ABSENCE' | 'VIDEO' | 'CONSENT';

/** The purpose under which such a link is signed. */
export const parentPurpose = (purpose: ParentPurpose) =>
  `parent-${purpose.toLowerCase() as Lowercase<ParentPurpose>}` as const;

const idBytes = 16;

/**
 * A new token for a page without sign-in: sixteen random bytes and their signature, 64 characters.
 * @returns the token, which must not be stored, and its hash for the database
 */
export async function createLinkToken(secret: string, purpose: LinkPurpose): Promise<{ token: string; hash: string }> {
  const id = crypto.getRandomValues(new Uint8Array(idBytes));
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret, purpose), id));
  const token = base64url.encode(new Uint8Array([...id, ...signature]));
  return { token, hash: await sha256(token) };
}

/** The hash of a token; null when it was not signed for this purpose. */
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

// A separate key per purpose, so that no other signature can pass as one of a link.
function keyOf(secret: string, purpose: LinkPurpose): Promise<CryptoKey> {
  const key = new TextEncoder().encode(`link ${purpose} ${secret}`);
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
