import { QueryError } from '../errors.ts';
import { ADMIN } from '../model/permissions.ts';
import type { Session } from '../types.ts';
import type { JwtReader } from './jwt.ts';
import type { HttpSettings } from './settings.ts';
import type { HeaderValues } from './types.ts';

/**
 * Who asks: anyone as any role without an admin secret; else the admin as any role, whoever has a token as one of its
 * roles, and others as the unauthorized role.
 * @throws QueryError when the secret or token is wrong, or one is needed
 */
export async function readSession(
  headers: HeaderValues,
  { adminSecret, unauthorizedRole }: HttpSettings,
  jwt: JwtReader | null,
): Promise<Session> {
  const secret = headers[ADMIN_SECRET] ?? headers['x-hasura-access-key'];
  if (adminSecret === null) return sessionOfHeaders(headers);
  if (secret !== undefined) {
    if (await isSame(secret, adminSecret)) return sessionOfHeaders(headers);
    throw new QueryError('access-denied', [], 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"');
  }
  const claims = jwt && (await jwt.read(headers));
  if (claims) return claims;
  if (unauthorizedRole !== null) return { role: unauthorizedRole, variables: {} };
  if (jwt) throw new QueryError('invalid-headers', [], `Missing '${jwt.place}' header in JWT authentication mode`);
  throw new QueryError('access-denied', [], 'x-hasura-admin-secret/x-hasura-access-key required, but not found');
}

const ADMIN_SECRET = 'x-hasura-admin-secret';
const SECRETS: ReadonlySet<string> = new Set([ADMIN_SECRET, 'x-hasura-access-key']);

function sessionOfHeaders(headers: HeaderValues): Session {
  const variables = Object.entries(headers).filter(([name]) => name.startsWith('x-hasura-') && !SECRETS.has(name));
  return { role: headers['x-hasura-role'] ?? ADMIN, variables: Object.fromEntries(variables) };
}

/** Takes the same time wherever the two differ. */
async function isSame(one: string, other: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [first, second] = [await digest(one), await digest(other)];
  return first.reduce((difference, byte, index) => difference | (byte ^ (second[index] ?? 0)), 0) === 0;
}
