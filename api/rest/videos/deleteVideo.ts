import type { Handler } from '../_protocol/handler.ts';
import { findVideo } from './findVideo.ts';

/** Deletes a video with its file, picture, captions and what was watched of it; a trigger queues the objects for deletion. */
export const deleteVideo: Handler<'deleteVideo'> = async ({ trx, params }) => {
  const { id } = await findVideo(trx, params);
  await trx.deleteFrom('files').where('video_id', '=', id).execute();
  await trx.deleteFrom('videos').where('id', '=', id).execute();
};
