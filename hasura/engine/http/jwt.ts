import {
  createRemoteJWKSet,
  errors,
  importSPKI,
  importX509,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { QueryError } from '../errors.ts';
import type { Session } from '../types.ts';
import { claimAt, readClaims } from './claims.ts';
import type { HeaderValues } from './types.ts';
import type { JwtConfig } from './settings.ts';

/** Reads who asks from a token. */
export interface JwtReader {
  /** The name of the missing token in the error message. */
  place: string;
  /** @returns null when there is no token @throws QueryError for an invalid one */
  read(headers: HeaderValues): Promise<Session | null>;
}

export function createJwtReader(config: JwtConfig): JwtReader {
  const key = keyOf(config);
  const options = {
    algorithms: config.type ? [config.type === 'Ed25519' ? 'EdDSA' : config.type] : undefined,
    audience: config.audience,
    issuer: config.issuer,
    clockTolerance: config.allowed_skew ?? 0,
  };
  return {
    place: config.header.type === 'CustomHeader' ? config.header.name : config.header.type,
    async read(headers) {
      const token = tokenOf(headers, config);
      if (token === null) return null;
      const payload = await verify(token, key, options);
      return readClaims(namespaced(payload, config), payload, config, headers['x-hasura-role']);
    },
  };
}

async function verify(
  token: string,
  key: JWTVerifyGetKey,
  options: Parameters<typeof jwtVerify>[2],
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, key, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw new QueryError('invalid-jwt', [], `Could not verify JWT: ${reasonOf(error)}`);
  }
}

/** Hasura's words for the common reasons. */
function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'JWSError JWSInvalidSignature';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'JWTNotInAudience';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return 'JWTNotInIssuer';
  return `JWSError (${error.message})`;
}

function keyOf({ type, key = '', jwk_url: url }: JwtConfig): JWTVerifyGetKey {
  if (url !== undefined) return createRemoteJWKSet(new URL(url));
  if (type?.startsWith('HS')) return () => new TextEncoder().encode(key);
  const algorithm = type === 'Ed25519' ? 'EdDSA' : (type ?? 'RS256');
  const isCertificate = key.includes('BEGIN CERTIFICATE');
  const imported = isCertificate ? importX509(key, algorithm) : importSPKI(key, algorithm);
  // Whoever asks first hears of a key that cannot be read.
  imported.catch(() => undefined);
  return () => imported;
}

function tokenOf(headers: HeaderValues, { header }: JwtConfig): string | null {
  if (header.type === 'CustomHeader') return headers[header.name.toLowerCase()] ?? null;
  if (header.type === 'Cookie') {
    const cookies = (headers['cookie'] ?? '').split(';').map((pair) => pair.trim().split('='));
    return cookies.find(([name]) => name === header.name)?.[1] ?? null;
  }
  const given = headers['authorization'];
  if (given === undefined) return null;
  const token = /^Bearer\s+(\S+)$/i.exec(given)?.[1];
  if (token === undefined) throw new QueryError('invalid-headers', [], 'Malformed Authorization header');
  return token;
}

const NAMESPACE = 'https://hasura.io/jwt/claims';

function namespaced(payload: JWTPayload, config: JwtConfig): unknown {
  if (config.claims_map) return {};
  const path = config.claims_namespace_path;
  const found = path === undefined ? payload[config.claims_namespace ?? NAMESPACE] : claimAt(payload, path);
  if (config.claims_format === 'json' || typeof found !== 'string') return found;
  try {
    return JSON.parse(found);
  } catch {
    throw new QueryError('jwt-invalid-claims', [], 'the claims are no JSON');
  }
}
