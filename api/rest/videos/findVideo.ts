import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

interface Address {
  lectureId: string;
  weeklyLectureId: string;
  videoId: string;
}

/** Locks the video of a path until the commit; 404 unless it belongs to that week of that lecture. */
export async function findVideo(trx: Transaction<Tables>, address: Address) {
  const video = await trx
    .selectFrom('videos')
    .innerJoin('weekly_lectures', 'weekly_lectures.id', 'videos.weekly_lecture_id')
    .select(['videos.id', 'title', 'url', 'duration_seconds', 'videos.version'])
    .where('videos.id', '=', address.videoId)
    .where('weekly_lectures.id', '=', address.weeklyLectureId)
    .where('weekly_lectures.lecture_id', '=', address.lectureId)
    .forUpdate('videos')
    .executeTakeFirstOrThrow(() => noRow('videos'));
  return video;
}
