import type { Handler } from '../_protocol/handler.ts';

/** Whether one has an address, and since when; never the address. */
export const readCalendarLink: Handler<'readCalendarLink'> = async ({ trx, actor }) => {
  const link = await trx
    .selectFrom('calendar_links')
    .select('created_at')
    .where('student_id', '=', actor.userId)
    .executeTakeFirst();
  return { createdAt: link?.created_at.toISOString() ?? null };
};
