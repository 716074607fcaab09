import { jwtVerify, SignJWT } from 'jose';
import { downloadSeconds } from '../../files/ticket.ts';

/** Path prefix of a video that a link plays; the ticket follows. Below the path of the cookie that tells the browser. */
export const linkVideoPath = '/api/parent-links/video';

const issuer = 'academy-link-video';

interface Ticket {
  linkId: string;
  fileId: string;
}

/** The address at which a link's video, its picture or captions are had for as long as by a student's. */
export async function linkVideoUrl(secret: string, ticket: Ticket, now: Date): Promise<string> {
  const token = await new SignJWT({ ...ticket })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + downloadSeconds)
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
