import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

interface Address {
  lectureId: string;
  weeklyLectureId: string;
  announcementId: string;
}

/** Locks the announcement of a path until the commit; 404 unless it belongs to that week of that lecture. */
export async function findAnnouncement(trx: Transaction<Tables>, address: Address) {
  const announcement = await trx
    .selectFrom('announcements')
    .innerJoin('weekly_lectures', 'weekly_lectures.id', 'announcements.weekly_lecture_id')
    .select(['announcements.id', 'announcements.title', 'announcements.version', 'announcements.published_at'])
    .where('announcements.id', '=', address.announcementId)
    .where('weekly_lectures.id', '=', address.weeklyLectureId)
    .where('weekly_lectures.lecture_id', '=', address.lectureId)
    .forUpdate('announcements')
    .executeTakeFirstOrThrow(() => noRow('announcements'));
  return announcement;
}
