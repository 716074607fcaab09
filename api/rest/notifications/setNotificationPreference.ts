import type { Handler } from '../_protocol/handler.ts';

/** Whether one wants to be told of a kind of event. */
export const setNotificationPreference: Handler<'setNotificationPreference'> = async ({ trx, params, body, actor }) => {
  await trx
    .insertInto('notification_preferences')
    .values({ student_id: actor.userId, kind: params.kind, is_off: !body.isWanted })
    .onConflict((same) => same.constraint('notification_preferences_pkey').doUpdateSet({ is_off: !body.isWanted }))
    .execute();
};
