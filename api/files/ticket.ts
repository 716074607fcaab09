import { errors, jwtVerify, SignJWT } from 'jose';
import { setCookieHeader } from '../security/sessions/cookies.ts';

/** Lifetime of a download address, in seconds. */
export const downloadSeconds = 5 * 60;
/** Lifetime of an upload address, in seconds. */
export const uploadSeconds = 60 * 60;

/** Path prefix of file content; the ticket follows. */
export const contentPath = '/api/file-content';

interface Bearer {
  userId: string;
  /** The sign-in that requested it. */
  sessionFamily: string;
  fileId: string;
}

/** What a signed address lets its bearer do. */
export type Ticket = Bearer & ({ act: 'get' } | { act: 'put'; uploadId: string; part: number; bytes: number });

const issuer = 'academy-files';
const cookieName = 'file_reader';

/** The address with a signed ticket. */
export async function ticketUrl(secret: string, ticket: Ticket, expiresAt: Date): Promise<string> {
  const { userId, sessionFamily, ...rest } = ticket;
  const token = await new SignJWT({ ...rest, sid: sessionFamily })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setSubject(userId)
    .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
    .sign(keyOf(secret));
  return `${contentPath}/${token}`;
}

/** The content of a ticket; null when it is forged or expired. */
export async function readTicket(secret: string, token: string, now: Date): Promise<Ticket | null> {
  const payload = await verify(secret, token, now);
  if (!payload) return null;
  const { sub, sid, iss: _iss, exp: _exp, ...rest } = payload;
  // The signature is ours, so it has the form that `ticketUrl` wrote.
  return { ...(rest as object), userId: sub, sessionFamily: sid } as Ticket;
}

/** The Set-Cookie header with this browser's sign-in, for content addresses. */
export async function readerCookie(secret: string, sessionFamily: string, now: Date, origin: string): Promise<string> {
  const value = await new SignJWT({ sid: sessionFamily })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + uploadSeconds)
    .sign(keyOf(secret));
  return setCookieHeader(cookieName, value, { origin, path: contentPath, maxAge: uploadSeconds });
}

/** The sign-in in these cookies; null without one. */
export async function readReader(
  secret: string,
  cookies: Readonly<Record<string, string>>,
  now: Date,
): Promise<string | null> {
  const sid = (await verify(secret, cookies[cookieName] ?? '', now))?.sid;
  return typeof sid === 'string' ? sid : null;
}

async function verify(secret: string, token: string, now: Date) {
  try {
    const options = { algorithms: ['HS256'], issuer, currentDate: now };
    return (await jwtVerify(token, keyOf(secret), options)).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

// A separate key, so that no other token can be used as a ticket.
function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`file ticket ${secret}`);
}
