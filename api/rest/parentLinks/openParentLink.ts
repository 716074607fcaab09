import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';
import { findOwnVideo } from '../videos/ownVideo.ts';
import { readSource } from '../videos/readSource.ts';
import { admit, type OpenLink } from './admit.ts';
import { linkVideoUrl } from './linkVideo.ts';
import { readParts } from './page.ts';
import type { Context } from '../_protocol/handler.ts';

/** A film that plays on asks for a fresh address every few minutes, which is no further opening. */
const onceASeconds = 3600;

/** Shows what a parent's link opens, and counts that. */
export const openParentLink: Handler<'openParentLink'> = async (context) => {
  const { trx, body, now } = context;
  const link = await admit(context);
  const lately = new Date(now.getTime() - onceASeconds * 1000);
  const goesOn = link.video_id !== null && link.last_opened_at !== null && link.last_opened_at > lately;
  await trx
    .updateTable('parent_links')
    .set(({ eb }) => ({
      opened_count: eb('opened_count', '+', goesOn ? 0 : 1),
      first_opened_at: link.first_opened_at ?? now,
      last_opened_at: now,
    }))
    .where('id', '=', link.id)
    .execute();
  const parts = await readParts(trx, { studentId: link.student_id, purpose: body.purpose });
  const video = link.video_id === null ? null : await readVideo(context, link, link.video_id);
  return { studentName: link.name, expiresAt: link.expires_at.toISOString(), ...parts, video };
};

/** What the student's player plays while the student may watch it; null outside the time. */
async function readVideo({ trx, now, deps }: Context<'openParentLink'>, link: OpenLink, videoId: string) {
  const found = await findOwnVideo(trx, link.student_id, sql<boolean>`videos.id = ${videoId}::uuid`);
  if (!found.isOpen) return null;
  const { title } = await trx.selectFrom('videos').select('title').where('id', '=', videoId).executeTakeFirstOrThrow();
  const addressOf = (fileId: string) => linkVideoUrl(deps.place.secret, { linkId: link.id, fileId }, now);
  const { url, ...source } = await readSource(trx, found, { studentId: link.student_id, addressOf });
  const mark = [link.name, link.parent_phone?.slice(-4)].filter(Boolean).join(' · ');
  return url === null ? null : { title, mark, url, ...source };
}
