import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

/** The year each student entered high school, by id in lower case; 404 when one of them is no student. */
export async function entryYearsOf(
  trx: Transaction<Tables>,
  studentIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const wanted = new Set(studentIds.map((id) => id.toLowerCase()));
  const rows = await trx
    .selectFrom('students')
    .select(['id', 'high_school_entry_year'])
    .where(sql<boolean>`id = any (${[...wanted]}::uuid[])`)
    .execute();
  if (rows.length < wanted.size) throw noRow('students');
  return new Map(rows.map(({ id, high_school_entry_year }) => [id, high_school_entry_year]));
}
