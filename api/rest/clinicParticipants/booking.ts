import type { Transaction } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { noRow } from '../_protocol/rows.ts';

/** A booking as the API answers it. */
export type Booking = ReplyOf<'arriveClinicParticipant'>['booking'];

/** The current state of bookings, in the order of their time. */
export async function readBookings(trx: Transaction<Tables>, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('clinic_participants as booking')
    .leftJoin('clinic_waiting_places as waiting', 'waiting.id', 'booking.id')
    .selectAll('booking')
    .select('waiting.place')
    .where('booking.id', 'in', ids)
    .orderBy('booking.starts_at')
    .orderBy('booking.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    slotId: row.slot_id,
    studentId: row.student_id,
    status: row.status,
    counselType: row.counsel_type,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    place: row.place,
    taId: row.ta_id,
    isHurried: row.is_hurried,
    memo: row.memo,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    departedAt: row.departed_at?.toISOString() ?? null,
    version: row.version,
  }));
}

/** The current state of a booking; throws 404. */
export async function readBooking(trx: Transaction<Tables>, id: string): Promise<Booking> {
  const [booking] = await readBookings(trx, [id]);
  if (!booking) throw noRow('clinic_participants');
  return booking;
}
