import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import type { SlotRow } from './slotRow.ts';

/** Locks slots until the transaction ends. Call it before locking anything of them, so that bookings of one slot take turns. */
export async function lockSlotRows(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select hold_clinic_slots(variadic ${[...new Set(ids)]}::uuid[])`.execute(trx);
}

/** The same for one slot, which is returned. Throws 404 when it is missing or of another kind. */
export async function lockSlotRow(
  trx: Transaction<Tables>,
  id: string,
  kind?: SlotRow['reserve_type'],
): Promise<SlotRow> {
  await lockSlotRows(trx, [id]);
  const slot = await trx.selectFrom('clinic_slots').selectAll().where('id', '=', id).executeTakeFirst();
  if (!slot || (kind && slot.reserve_type !== kind)) throw notFound(kind === 'COUNSEL' ? '상담 시간' : '클리닉 시간');
  return slot;
}
