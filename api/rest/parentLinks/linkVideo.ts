import { jwtVerify, SignJWT } from 'jose';

/** Path prefix of a video that a link plays; the ticket follows. */
export const linkVideoPath = '/api/link-video';

/** Seconds that a player may ask for parts of it. */
const seconds = 4 * 3600;
const issuer = 'academy-link-video';

interface Ticket {
  linkId: string;
  fileId: string;
}

/** The address at which a link's video plays for some hours. */
export async function linkVideoUrl(secret: string, ticket: Ticket, now: Date): Promise<string> {
  const token = await new SignJWT({ ...ticket })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
    .sign(keyOf(secret));
  return `${linkVideoPath}/${token}`;
}

/** The content of a ticket; null when it is forged or expired. */
export async function readLinkVideo(secret: string, token: string, now: Date): Promise<Ticket | null> {
  const options = { issuer, currentDate: now, algorithms: ['HS256'] };
  const verified = await jwtVerify<Ticket>(token, keyOf(secret), options).catch(() => null);
  return verified && { linkId: verified.payload.linkId, fileId: verified.payload.fileId };
}

const keyOf = (secret: string) => new TextEncoder().encode(`link video ${secret}`);
