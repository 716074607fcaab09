import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Stores the 등급 derived from the current values of these exams. */
export async function refreshGrades(trx: Transaction<Tables>, examIds: Iterable<string>): Promise<void> {
  for (const id of new Set(examIds)) await sql`select refresh_grades(${id})`.execute(trx);
}
