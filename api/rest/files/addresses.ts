import { downloadSeconds, readerCookie, ticketUrl, uploadSeconds } from '../../files/ticket.ts';
import type { Context } from '../_protocol/handler.ts';

type Asked = Pick<Context<'getDownload'>, 'actor' | 'deps' | 'now' | 'request' | 'reply'>;

interface Part {
  fileId: string;
  uploadId: string;
  part: number;
  bytes: number;
}

/** The expiry of upload addresses issued now. */
export const uploadEnd = (now: Date): Date => new Date(now.getTime() + uploadSeconds * 1000);

/** The address of one part: a presigned one of the store where it has such, else one of the api. */
export async function partUrl({ actor, deps, now }: Asked, { fileId, uploadId, part, bytes }: Part): Promise<string> {
  const { storage, place } = deps;
  if (storage.signedPut) return storage.signedPut(fileId, uploadSeconds, { uploadId, number: part });
  const bearer = { userId: actor.userId, sessionFamily: actor.sessionFamily, fileId };
  return ticketUrl(place.secret, { ...bearer, act: 'put', uploadId, part, bytes }, uploadEnd(now));
}

/** The download address of a file with its expiry. */
export async function downloadUrl({ actor, deps, now }: Asked, fileId: string) {
  const expiresAt = new Date(now.getTime() + downloadSeconds * 1000);
  // Staff who look at what a student sees take its files as themselves.
  const userId = actor.previewedBy ?? actor.userId;
  const bearer = { userId, sessionFamily: actor.sessionFamily, fileId };
  const url = await ticketUrl(deps.place.secret, { ...bearer, act: 'get' }, expiresAt);
  return { fileId, url, expiresAt: expiresAt.toISOString() };
}

/** Sets the cookie that binds addresses to this browser. */
export async function tellReader({ actor, deps, now, request, reply }: Asked): Promise<void> {
  reply.setCookie(await readerCookie(deps.place.secret, actor.sessionFamily, now, request.origin));
}
