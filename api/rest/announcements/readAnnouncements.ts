import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';

/** Marks every announcement of one's own weeks that is out as read. */
export const readAnnouncements: Handler<'readAnnouncements'> = async ({ trx, actor }) => {
  await sql`
    insert into announcement_reads (announcement_id, student_id)
    select id, ${actor.userId}::uuid from announcements
    where published_at <= now() and weekly_lecture_id in (
      select weekly_lecture_id from participants where student_id = ${actor.userId}::uuid)
    on conflict (announcement_id, student_id) do nothing`.execute(trx);
};
