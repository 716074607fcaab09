import { serialize } from 'hono/utils/cookie';
import { errors, jwtVerify, SignJWT } from 'jose';

/** Seconds an address lives from which a file is downloaded. */
export const downloadSeconds = 5 * 60;
/** Seconds an address lives to which a file, or a part of one, is uploaded. */
export const uploadSeconds = 60 * 60;

/** Where the content of files is sent and fetched; what follows is the ticket. */
export const contentPath = '/api/file-content';

interface Bearer {
  userId: string;
  /** The sign-in that asked. */
  sessionFamily: string;
  fileId: string;
}

/** What a signed address lets its bearer do. */
export type Ticket = Bearer & ({ act: 'get' } | { act: 'put'; uploadId: string; part: number; bytes: number });

const issuer = 'academy-files';
const cookieName = 'file_reader';

/** The address that a ticket opens. */
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

/** What a ticket says; null when it is forged or expired. */
export async function readTicket(secret: string, token: string, now: Date): Promise<Ticket | null> {
  const payload = await verify(secret, token, now);
  if (!payload) return null;
  const { sub, sid, iss: _iss, exp: _exp, ...rest } = payload;
  // Only we can have signed it, so it says what `ticketUrl` wrote.
  return { ...(rest as object), userId: sub, sessionFamily: sid } as Ticket;
}

/** The Set-Cookie header that tells this browser's sign-in from others', at addresses of content only. */
export async function readerCookie(secret: string, sessionFamily: string, now: Date, origin: string): Promise<string> {
  const value = await new SignJWT({ sid: sessionFamily })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + uploadSeconds)
    .sign(keyOf(secret));
  const secure = origin.startsWith('https:');
  return serialize(cookieName, value, {
    path: contentPath,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: uploadSeconds,
  });
}

/** The sign-in of the browser that sends these cookies; null when it was told none. */
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

// A key of its own, so that no other token is ever taken for a ticket.
function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(`file ticket ${secret}`);
}
