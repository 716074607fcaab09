import { sql } from 'kysely';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findTa } from '../tas/findTa.ts';

/** Gives a TA what only managers may do otherwise: all that is named, and nothing else. */
export const changePowers: Handler<'changePowers'> = async ({ trx, params, body, request }) => {
  const { id } = await findTa(trx, params.supervisorId);
  await sql`delete from ta_powers where ta_id = ${id} and power <> all (${body.powers}::text[])`.execute(trx);
  await sql`
    insert into ta_powers (ta_id, power)
    select ${id}, power from unnest(${body.powers}::text[]) as wanted (power)
    where not exists (select from ta_powers as held where held.ta_id = ${id} and held.power = wanted.power)
    group by power`.execute(trx);
  await keepEvent(trx, request, { kind: 'POWERS_CHANGED', userId: id, facts: { powers: body.powers.join(', ') } });
};
