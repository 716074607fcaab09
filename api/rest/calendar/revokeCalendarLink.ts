import type { Handler } from '../_protocol/handler.ts';

/** Makes one's address stop working. */
export const revokeCalendarLink: Handler<'revokeCalendarLink'> = async ({ trx, actor }) => {
  await trx.deleteFrom('calendar_links').where('student_id', '=', actor.userId).execute();
};
