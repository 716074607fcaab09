import { sql } from 'kysely';
import { downloadSeconds } from '../../files/ticket.ts';
import { Problem } from '../../http/problem.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler } from '../_protocol/handler.ts';
import { downloadUrl, tellReader } from '../files/addresses.ts';
import { findWeek } from '../participants/week.ts';
import { findOwnVideo, refuseClosed } from './ownVideo.ts';
import { readSource } from './readSource.ts';

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
  await tellReader(context);
  const addressOf = async (fileId: string) => (await downloadUrl(context, fileId)).url;
  const { url, ...place } = await readSource(trx, video, { studentId: actor.userId, addressOf });
  if (url === null) throw new Problem(404, 'content-missing', '영상 파일이 아직 없습니다. 선생님께 알려 주세요.');
  return {
    videoId: video.id,
    url,
    ...place,
    expiresAt: new Date(now.getTime() + downloadSeconds * 1000).toISOString(),
  };
};
