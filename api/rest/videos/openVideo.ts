import { sql } from 'kysely';
import { downloadSeconds } from '../../files/ticket.ts';
import { Problem } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { downloadUrl, tellReader } from '../files/addresses.ts';
import { findWeek } from '../participants/week.ts';
import { findOwnVideo, refuseClosed } from './ownVideo.ts';
import { placeOf } from './videoAddress.ts';

/** Where a student plays a video, with its picture and captions; addresses of files live 5 minutes. */
export const openVideo: Handler<'openVideo'> = async (context) => {
  const { trx, params, body, actor, now } = context;
  const weekId = await findWeek(trx, params);
  const named =
    body.videoId === undefined ? sql`videos.url = ${body.url ?? null}` : sql`videos.id = ${body.videoId}::uuid`;
  const condition = sql<boolean>`videos.weekly_lecture_id = ${weekId}::uuid and ${named}`;
  const video = await findOwnVideo(trx, actor.userId, condition);
  refuseClosed(video);
  await useQuota(trx, 'download', actor, now);
  const files = await trx
    .selectFrom('files')
    .select(['id', 'content_type'])
    .where('video_id', '=', video.id)
    .where('state', '=', 'DONE')
    .where(sql<boolean>`may_read_file(files, ${actor.userId}::uuid)`)
    .execute();
  await tellReader(context);
  const addressOf = async (kind: string) => {
    const file = files.find(({ content_type }) => content_type.startsWith(kind));
    return file ? (await downloadUrl(context, file.id)).url : null;
  };
  const place = video.url === null ? { kind: 'FILE' as const, url: await addressOf('video/') } : placeOf(video.url);
  if (place.url === null) throw new Problem(404, 'content-missing', '영상 파일이 아직 없습니다. 선생님께 알려 주세요.');
  return {
    videoId: video.id,
    kind: place.kind,
    url: place.url,
    posterUrl: await addressOf('image/'),
    captionsUrl: await addressOf('text/'),
    expiresAt: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
  };
};
