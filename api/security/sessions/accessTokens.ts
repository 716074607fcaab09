import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose';

/** Seconds an access token lives. */
export const accessTokenSeconds = 15 * 60;

const hasuraClaims = 'https://hasura.io/jwt/claims';
const issuer = 'academy';

/** The claims of an access token; every call checks them against the database. */
export interface AccessClaims {
  userId: string;
  role: 'student' | 'ta' | 'manager';
  userType: 'STUDENT' | 'TA' | 'ADMIN';
  /** The sign-in it belongs to. */
  sessionFamily: string;
  /** `users.session_epoch` at its creation. */
  epoch: number;
}

/** The claims of a token with which staff see what a student sees; sign-in and epoch are those of the staff member. */
export type PreviewClaims = Pick<AccessClaims, 'sessionFamily' | 'epoch'> & { studentId: string; staffId: string };

/** A JWT (HS256) of 15 minutes that Hasura understands too. */
export async function signAccessToken(secret: string, claims: AccessClaims, now: Date): Promise<string> {
  const payload = {
    [hasuraClaims]: {
      'x-hasura-default-role': claims.role,
      'x-hasura-allowed-roles': [claims.role],
      'x-hasura-user-id': claims.userId,
    },
    userType: claims.userType,
    sid: claims.sessionFamily,
    epoch: claims.epoch,
  };
  return sign(secret, payload, claims.userId, now);
}

/** A JWT of 15 minutes to look at what a student sees. Without claims for Hasura: only this server, which lets it read and nothing else, takes it. */
export async function signPreviewToken(secret: string, claims: PreviewClaims, now: Date): Promise<string> {
  const { studentId, staffId, sessionFamily, epoch } = claims;
  return sign(secret, { preview: true, act: { sub: staffId }, sid: sessionFamily, epoch }, studentId, now);
}

function sign(secret: string, payload: JWTPayload, subject: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(subject)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenSeconds)
    .setJti(crypto.randomUUID())
    .sign(new TextEncoder().encode(secret));
}

/** The owner of a token. */
export interface VerifiedToken {
  userId: string;
  /** The staff member who looks at what `userId` sees; null in one's own session. */
  previewedBy: string | null;
  sessionFamily: string;
  epoch: number;
  expiresAt: Date;
}

/** The claims of a token, or null when it is forged, expired or not ours. */
export async function verifyAccessToken(secret: string, token: string, now: Date): Promise<VerifiedToken | null> {
  const verified = verifiedBy(secret);
  const known = verified.tokens.get(token);
  if (known) return known.expiresAt > now ? known : null;
  try {
    const { payload } = await jwtVerify(token, await verified.key, { algorithms: ['HS256'], issuer, currentDate: now });
    const { sub, sid, epoch, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof epoch !== 'number' || exp === undefined)
      return null;
    // The signature is ours, so it has the form that `signPreviewToken` wrote.
    const previewedBy = payload.preview === true ? (payload.act as { sub: string }).sub : null;
    const claims = { userId: sub, previewedBy, sessionFamily: sid, epoch, expiresAt: new Date(exp * 1000) };
    verified.tokens.set(token, claims);
    const [oldest] = verified.tokens.size > mostTokens ? verified.tokens.keys() : [];
    if (oldest !== undefined) verified.tokens.delete(oldest);
    return claims;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Cached tokens; about 5 MB. */
const mostTokens = 10_000;

let latest: { secret: string; key: Promise<CryptoKey>; tokens: Map<string, VerifiedToken> } | undefined;

// A token comes with every request for 15 minutes; its signature is checked at the first.
function verifiedBy(secret: string): NonNullable<typeof latest> {
  if (latest?.secret !== secret) {
    const bytes = new TextEncoder().encode(secret);
    const key = crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
    latest = { secret, key, tokens: new Map() };
  }
  return latest;
}
