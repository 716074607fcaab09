import { base64url } from 'jose';
import { setCookieHeader } from './cookies.ts';
import { sha256 } from '../digest.ts';

/** Days a browser stays known to an account after a sign-in; browsers keep no cookie longer. */
const knownDays = 400;

/**
 * The browser's number under an account it signed in to before, or null: a cookie an account, signed, so that wrong
 * passwords from elsewhere do not lock the owner out (OWASP, "device cookies"). It opens nothing by itself.
 */
export async function knownDevice(
  secret: string,
  loginId: string,
  cookies: Readonly<Record<string, string>>,
): Promise<string | null> {
  const [, id, mac] = /^([\w-]{22})\.([\w-]{43})$/.exec(cookies[await cookieName(loginId)] ?? '') ?? [];
  if (id === undefined || mac === undefined) return null;
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    await macKey(secret),
    new Uint8Array(base64url.decode(mac)),
    signed(loginId, id),
  );
  return isOurs ? id : null;
}

/** The Set-Cookie header after a right password: the browser's number under this account, a new one at first. */
export async function deviceCookie(
  secret: string,
  loginId: string,
  known: string | null,
  origin: string,
): Promise<string> {
  const id = known ?? base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  const mac = await crypto.subtle.sign('HMAC', await macKey(secret), signed(loginId, id));
  const value = `${id}.${base64url.encode(new Uint8Array(mac))}`;
  return setCookieHeader(await cookieName(loginId), value, { origin, path: '/api/auth', maxAge: knownDays * 86_400 });
}

// Several people share the computer at the desk; the name tells nobody who.
const cookieName = async (loginId: string): Promise<string> => `device_${(await sha256(loginId)).slice(0, 12)}`;

const signed = (loginId: string, id: string) => new TextEncoder().encode(`${id} ${loginId}`);

// A separate key, so that no other signature can pass as one of a device.
function macKey(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(`known-device ${secret}`);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}
