import type { Handler } from '../_protocol/handler.ts';
import { withdraw } from './withdrawConsent.ts';

/** A student allows something on their own screen; the first time it counts as the first sign-in. */
export const giveConsent: Handler<'giveConsent'> = async ({ trx, body, actor }) => {
  const before = await trx
    .selectFrom('consents')
    .select('id')
    .where('student_id', '=', actor.userId)
    .limit(1)
    .executeTakeFirst();
  return trx
    .insertInto('consents')
    .values({
      student_id: actor.userId,
      kind: body.kind,
      giver: 'STUDENT',
      method: before ? 'PORTAL' : 'FIRST_LOGIN',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
};

/** A student withdraws one of their own; what the guardian gave the database refuses. */
export const withdrawOwnConsent: Handler<'withdrawOwnConsent'> = ({ trx, params, actor, now }) =>
  withdraw(trx, { id: params.consentId, by: actor.userId, at: now, studentId: actor.userId });
