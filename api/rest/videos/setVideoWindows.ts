import type { Handler } from '../_protocol/handler.ts';
import { findVideo } from './findVideo.ts';

/** Gives students a window of their own, or takes it from them. */
export const setVideoWindows: Handler<'setVideoWindows'> = async ({ trx, params, body }) => {
  const { id: video_id } = await findVideo(trx, params);
  const studentIds = [...new Set(body.studentIds)].sort();
  if (!body.window) {
    await trx
      .deleteFrom('video_windows')
      .where('video_id', '=', video_id)
      .where('student_id', 'in', studentIds)
      .execute();
    return;
  }
  const { opensAt, closesAt } = body.window;
  const times = { opens_at: new Date(opensAt), closes_at: closesAt == null ? null : new Date(closesAt) };
  await trx
    .insertInto('video_windows')
    .values(studentIds.map((student_id) => ({ video_id, student_id, ...times })))
    .onConflict((old) => old.constraint('video_windows_student_key').doUpdateSet(times))
    .execute();
};
