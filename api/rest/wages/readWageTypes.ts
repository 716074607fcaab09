import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';

type WageType = ReplyOf<'readWageTypes'>['wageTypes'][number];

/** All kinds of work with their wages by month. */
export const readWageTypes: Handler<'readWageTypes'> = async ({ trx, now }) => {
  const month = `${seoulDate(now).slice(0, 7)}-01`;
  const { rows } = await sql<WageType>`
    select type.id, type.name, type.is_active as "isActive", type.version,
      wage_of(null, type.id, ${month}::date) as "hourlyWage",
      coalesce((select json_agg(json_build_object('fromMonth', to_char(from_month, 'YYYY-MM'), 'hourlyWage', hourly_wage) order by from_month desc)
        from hourly_wages where wage_type_id = type.id), '[]') as wages,
      (select count(*) from ta_wage_types where wage_type_id = type.id)::integer as "taCount",
      (select count(*) from work_records where wage_type_id = type.id)::integer as "recordCount"
    from hourly_wage_types as type order by type.sequence, type.name`.execute(trx);
  return { wageTypes: rows };
};
