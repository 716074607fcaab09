import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';

/**
 * The kind of work a shift begins as: the one that was chosen, or the only one there is; null for the TA's own wage or a salary. 409
 * where there are several and none was chosen.
 */
export async function kindOfWork(
  trx: Transaction<Tables>,
  ta: string,
  chosen: string | null | undefined,
  at: Date,
): Promise<string | null> {
  if (chosen !== undefined) return chosen;
  const { rows } = await sql<{ id: string }>`
    select wage_type_id as id from ta_wage_types join hourly_wage_types as kind on kind.id = wage_type_id and kind.is_active
    where ta_id = ${ta} and not is_paid_monthly(${ta}, month_of(${at}))`.execute(trx);
  if (rows.length > 1) {
    throw conflict('wage-type-needed', '어떤 일로 출근하는지 골라 주세요.', {
      errors: [{ field: 'wageTypeId', message: '하나를 골라 주세요.' }],
    });
  }
  return rows[0]?.id ?? null;
}
