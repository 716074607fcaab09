import type { Handler } from '../_protocol/handler.ts';

/** Marks notifications as read: these, or all of one's own. */
export const readNotifications: Handler<'readNotifications'> = async ({ trx, body, actor, now }) => {
  const own = trx
    .updateTable('notifications')
    .set({ read_at: now })
    .where('student_id', '=', actor.userId)
    .where('read_at', 'is', null);
  // Those of others, and those that are gone, are left out: nothing is told about them.
  await (body.ids === undefined ? own : own.where('id', 'in', body.ids)).execute();
};
