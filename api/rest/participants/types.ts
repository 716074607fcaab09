import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

/** Throws 404 unless all of these are attendance types in use; `null` and `undefined` stand for no mark. */
export async function checkTypes(
  trx: Transaction<Tables>,
  types: readonly (string | null | undefined)[],
): Promise<void> {
  const wanted = [...new Set(types.flatMap((type) => type ?? []))];
  if (wanted.length === 0) return;
  const known = await trx
    .selectFrom('attendance_types')
    .select('id')
    .where('id', 'in', wanted)
    .where('is_active', '=', true)
    .execute();
  if (known.length < wanted.length) throw noRow('attendance_types');
}

/** The values a write may set; omitted ones stay. */
export interface Values {
  attendance_type_id?: string | null;
  memo?: string;
  is_locked?: boolean;
  lock_reason?: string;
  makeup_for_id?: string | null;
}

/** The change of one participant, which must still have the version that was read, where one was. */
export interface Change {
  id: string;
  version?: number | undefined;
  set: Values;
}
