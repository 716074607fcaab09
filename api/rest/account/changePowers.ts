import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Gives a TA what only managers may do otherwise, or takes it away. */
export const changePowers: Handler<'changePowers'> = async ({ trx, params, body, request }) => {
  const powers = { may_anonymise: body.mayAnonymise, may_issue_passwords: body.mayIssuePasswords };
  const ta = await trx.updateTable('tas').set(powers).where('id', '=', params.supervisorId).executeTakeFirst();
  if (ta.numUpdatedRows === 0n) throw noRow('tas');
  await keepEvent(trx, request, { kind: 'POWERS_CHANGED', userId: params.supervisorId, facts: powers });
};
