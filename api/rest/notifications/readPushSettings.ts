import type { Handler } from '../_protocol/handler.ts';

/** The key a browser subscribes with, and when this student wants quiet. */
export const readPushSettings: Handler<'readPushSettings'> = async ({ trx, actor, deps }) => {
  const own = await trx
    .selectFrom('notification_settings')
    .select(['quiet_from', 'quiet_to'])
    .where('student_id', '=', actor.userId)
    .executeTakeFirst();
  return {
    publicKey: deps.push?.publicKey ?? null,
    quietFrom: own?.quiet_from.slice(0, 5) ?? '22:00',
    quietTo: own?.quiet_to.slice(0, 5) ?? '07:00',
  };
};
