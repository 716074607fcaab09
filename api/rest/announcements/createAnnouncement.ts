import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { announcementRow } from './announcementRow.ts';

/** Creates an announcement of a week: a draft, published at once, or scheduled. */
export const createAnnouncement: Handler<'createAnnouncement'> = async ({ trx, params, body, now }) => {
  const week = await trx
    .selectFrom('weekly_lectures')
    .select('id')
    .where('id', '=', params.weeklyLectureId)
    .where('lecture_id', '=', params.lectureId)
    .executeTakeFirst();
  if (!week) throw notFound('주차');
  return trx
    .insertInto('announcements')
    .values({ weekly_lecture_id: week.id, ...announcementRow(body, now) })
    .returning('id')
    .executeTakeFirstOrThrow();
};
