import { sql } from 'kysely';
import type { Handler } from '../_protocol/handler.ts';
import { findTa } from './findTa.ts';
import { noRow } from '../_protocol/rows.ts';

/** The kinds of work a TA may clock in for: all that are named, and no other. */
export const setTaWageTypes: Handler<'setTaWageTypes'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  const wanted = [...new Set(body.wageTypeIds.map((one) => one.toLowerCase()))];
  const known = await trx
    .selectFrom('hourly_wage_types')
    .select('id')
    .where(sql<boolean>`id = any (${wanted}::uuid[])`)
    .execute();
  if (known.length < wanted.length) throw noRow('hourly_wage_types');
  await changeSet('TA_WAGE_TYPES');
  await trx
    .deleteFrom('ta_wage_types')
    .where('ta_id', '=', id)
    .where(sql<boolean>`wage_type_id <> all (${wanted}::uuid[])`)
    .execute();
  if (wanted.length > 0) {
    await trx
      .insertInto('ta_wage_types')
      .values(wanted.map((wage_type_id) => ({ ta_id: id, wage_type_id })))
      .onConflict((conflict) => conflict.columns(['ta_id', 'wage_type_id']).doNothing())
      .execute();
  }
  return { id };
};
