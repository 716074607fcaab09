import type { Handler } from '../_protocol/handler.ts';
import { announcementRow } from './announcementRow.ts';
import { findRow } from '../_protocol/rows.ts';

/** Creates an announcement of a week: a draft, published at once, or scheduled. */
export const createAnnouncement: Handler<'createAnnouncement'> = async ({ trx, params, body, now }) => {
  const week = await findRow(trx, 'weekly_lectures', { id: params.weeklyLectureId, lecture_id: params.lectureId });
  return trx
    .insertInto('announcements')
    .values({ weekly_lecture_id: week.id, ...announcementRow(body, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
};
