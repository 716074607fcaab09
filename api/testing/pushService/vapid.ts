import { systemClock } from '../../ports/clock.ts';
/** Why an `Authorization: vapid t=…, k=…` header does not hold for this origin and key (RFC 8292); undefined when it does. */
export async function vapidProblem(header: string, origin: string, publicKey: string): Promise<string | undefined> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header) ?? [];
  if (key !== publicKey) return 'another key than the browser subscribed with';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const verifier = await crypto.subtle.importKey('raw', bytesOf(key), algorithm, false, ['verify']);
  const signed = new TextEncoder().encode(`${head}.${claims}`);
  const holds = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, verifier, bytesOf(signature), signed);
  if (!holds) return 'signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  if (aud !== origin) return `aud ${String(aud)}`;
  const now = systemClock.now().getTime() / 1000;
  if (typeof exp !== 'number' || exp < now || exp > now + 86_400) return 'exp';
  return typeof sub === 'string' && /^(mailto:|https:)/.test(sub) ? undefined : 'sub';
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64url, 'base64url'));
