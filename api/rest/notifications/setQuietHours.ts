import type { Handler } from '../_protocol/handler.ts';

/** When this student wants no push. */
export const setQuietHours: Handler<'setQuietHours'> = async ({ trx, body, actor }) => {
  const hours = { quiet_from: body.quietFrom, quiet_to: body.quietTo };
  await trx
    .insertInto('notification_settings')
    .values({ student_id: actor.userId, ...hours })
    .onConflict((same) => same.column('student_id').doUpdateSet(hours))
    .execute();
};
