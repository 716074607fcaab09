import type { JWTPayload } from 'jose';
import { QueryError } from '../errors.ts';
import type { Session } from '../types.ts';
import type { JwtConfig } from './settings.ts';

/**
 * The session that Hasura's claims describe.
 * @param wanted role the request asks for; else the token's default
 * @throws QueryError when the claims are not complete, or do not allow the role
 */
export function readClaims(
  claims: unknown,
  payload: JWTPayload,
  { claims_map: map }: JwtConfig,
  wanted: string | undefined,
): Session {
  if (!isRecord(claims)) throw new QueryError('jwt-invalid-claims', [], 'claims key: not found or no object');
  const entries = map ? mapped(map, payload) : Object.entries(claims);
  const values = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]));
  const allowed = values.get(ALLOWED_ROLES);
  const fallback = values.get(DEFAULT_ROLE);
  if (!Array.isArray(allowed)) throw missing(ALLOWED_ROLES);
  if (typeof fallback !== 'string') throw missing(DEFAULT_ROLE);
  const role = wanted ?? fallback;
  if (!allowed.includes(role)) {
    throw new QueryError('access-denied', [], 'Your requested role is not in allowed roles');
  }
  const variables: Record<string, string> = {};
  for (const [name, value] of values) {
    if (!name.startsWith('x-hasura-') || name === ALLOWED_ROLES || name === DEFAULT_ROLE) continue;
    if (typeof value !== 'string') {
      throw new QueryError('jwt-invalid-claims', [], `invalid value of the claim ${name}: expected a string`);
    }
    variables[name] = value;
  }
  return { role, variables };
}

/** The value at a path such as `$.user.roles[0]`; undefined when there is none. */
export function claimAt(payload: unknown, path: string): unknown {
  const steps = path.replace(/^\$/, '').matchAll(/\.?([^.[\]'"]+)|\[(\d+)\]|\[['"]([^'"]*)['"]\]/g);
  let value = payload;
  for (const [, key, index, quoted] of steps) {
    const step = key ?? index ?? quoted ?? '';
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  }
  return value;
}

const ALLOWED_ROLES = 'x-hasura-allowed-roles';
const DEFAULT_ROLE = 'x-hasura-default-role';

/** Each claim is a value, or `{path, default}` into the token. */
function mapped(map: Readonly<Record<string, unknown>>, payload: JWTPayload): [string, unknown][] {
  return Object.entries(map).map(([name, source]) => {
    if (!isRecord(source)) return [name, source];
    return [name, claimAt(payload, String(source['path'])) ?? source['default']];
  });
}

function missing(claim: string): QueryError {
  return new QueryError('jwt-missing-role-claims', [], `JWT claim does not contain ${claim}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
