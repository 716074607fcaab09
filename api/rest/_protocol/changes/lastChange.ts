import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Who changed a row last and when, by row id. */
export type LastChanges = ReadonlyMap<string, { changedBy: string | null; changedAt: string | null }>;

/** Reads from the audit log who changed these rows last, for the answer to a refused write. */
export async function lastChanges(
  trx: Transaction<Tables>,
  table: string,
  ids: readonly string[],
): Promise<LastChanges> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .distinctOn('audit_log.row_id')
    .select(['audit_log.row_id', 'audit_log.at', 'users.name'])
    .where('audit_log.table_name', '=', table)
    .where('audit_log.row_id', 'in', ids)
    .orderBy('audit_log.row_id')
    .orderBy('audit_log.at', 'desc')
    .execute();
  return new Map(rows.map(({ row_id, at, name }) => [row_id, { changedBy: name, changedAt: at.toISOString() }]));
}
