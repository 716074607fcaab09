import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { findVideo } from './findVideo.ts';
import { cleanVideoUrl } from './videoAddress.ts';

/** Changes the title, the window and, where it is at an address, the address and length of a video. */
export const updateVideo: Handler<'updateVideo'> = async ({ trx, params, body }) => {
  const video = await findVideo(trx, params);
  const title = cleanLine(body.title);
  if (isStale(video, body.version)) {
    const outdated = {
      id: video.id,
      label: video.title,
      mine: title,
      theirs: video.title,
      theirVersion: video.version,
    };
    throw await versionConflict(trx, 'videos', [outdated]);
  }
  const isFile = video.url === null;
  if (isFile && (body.url !== undefined || body.durationSeconds !== undefined)) {
    throw conflict('has-file', '파일로 올린 영상의 주소와 길이는 바꿀 수 없습니다.');
  }
  await trx
    .updateTable('videos')
    .set({
      title,
      url: body.url === undefined ? video.url : cleanVideoUrl(body.url),
      duration_seconds: body.durationSeconds ?? video.duration_seconds,
      opens_at: new Date(body.opensAt),
      closes_at: body.closesAt == null ? null : new Date(body.closesAt),
      is_for_class: body.isForClass,
    })
    .where('id', '=', video.id)
    .execute();
  return { id: video.id };
};
