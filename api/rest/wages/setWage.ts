import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Sets the wage of a type from a month, `YYYY-MM`, until the next one. The database refuses it where a closed month would change. */
export async function setWage(
  trx: Transaction<Tables>,
  wageTypeId: string,
  { month, hourlyWage }: { month: string; hourlyWage: number },
): Promise<void> {
  await trx
    .insertInto('hourly_wages')
    .values({ wage_type_id: wageTypeId, from_month: `${month}-01`, hourly_wage: hourlyWage })
    .onConflict((existing) =>
      existing
        .columns(['wage_type_id', 'from_month'])
        .doUpdateSet({ hourly_wage: hourlyWage })
        .where('hourly_wages.hourly_wage', '!=', hourlyWage),
    )
    .execute();
}
