import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';
import { findOwnVideo } from '../videos/ownVideo.ts';
import { placeOf } from '../videos/videoAddress.ts';
import { admit, type OpenLink } from './admit.ts';
import { linkVideoUrl } from './linkVideo.ts';
import { readParts } from './page.ts';
import type { Context } from '../_protocol/handler.ts';

/** Shows what a parent's link opens, and counts that. */
export const openParentLink: Handler<'openParentLink'> = async (context) => {
  const { trx, body, now } = context;
  const link = await admit(context);
  await trx
    .updateTable('parent_links')
    .set(({ eb }) => ({
      opened_count: eb('opened_count', '+', 1),
      first_opened_at: link.first_opened_at ?? now,
      last_opened_at: now,
    }))
    .where('id', '=', link.id)
    .execute();
  const parts = await readParts(trx, { studentId: link.student_id, purpose: body.purpose });
  const video = link.video_id === null ? null : await readVideo(context, link, link.video_id);
  return { studentName: link.name, expiresAt: link.expires_at.toISOString(), ...parts, video };
};

/** Where the video plays while the student may watch it; null outside the time. */
async function readVideo({ trx, now, deps }: Context<'openParentLink'>, link: OpenLink, videoId: string) {
  const found = await findOwnVideo(trx, link.student_id, sql<boolean>`videos.id = ${videoId}::uuid`);
  if (!found.isOpen) return null;
  const { title } = await trx.selectFrom('videos').select('title').where('id', '=', videoId).executeTakeFirstOrThrow();
  if (found.url !== null) return { title, ...placeOf(found.url) };
  const file = await trx
    .selectFrom('files')
    .select('id')
    .where('video_id', '=', videoId)
    .where('state', '=', 'DONE')
    .where('content_type', 'like', 'video/%')
    .executeTakeFirst();
  if (!file) return null;
  return {
    title,
    kind: 'FILE' as const,
    url: await linkVideoUrl(deps.place.secret, { linkId: link.id, fileId: file.id }, now),
  };
}
