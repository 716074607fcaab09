import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** The text message about an announcement. */
export async function announcementText(
  trx: Transaction<Tables>,
  announcementId: string,
  academy: string,
): Promise<string> {
  const { lecture, week, title } = await trx
    .selectFrom('announcements')
    .innerJoin('weekly_lectures as week', 'week.id', 'announcements.weekly_lecture_id')
    .innerJoin('lectures', 'lectures.id', 'week.lecture_id')
    .select(['lectures.name as lecture', sql<string>`week_name(week)`.as('week'), 'title'])
    .where('announcements.id', '=', announcementId)
    .executeTakeFirstOrThrow();
  return `[${academy}] 공지: ${lecture} ${week}\n${title}\n학생 페이지에서 읽어 주세요.`;
}
