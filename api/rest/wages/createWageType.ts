import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { cleanLine } from '../_protocol/text.ts';
import { setWage } from './setWage.ts';

/** Creates a kind of work, last in the order, with its first wage. */
export const createWageType: Handler<'createWageType'> = async ({ trx, body, now }) => {
  const { last } = await trx
    .selectFrom('hourly_wage_types')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .executeTakeFirstOrThrow();
  const type = await trx
    .insertInto('hourly_wage_types')
    .values({ name: cleanLine(body.name), sequence: (last ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setWage(trx, type.id, { month: body.fromMonth ?? seoulDate(now).slice(0, 7), hourlyWage: body.hourlyWage });
  return type;
};
