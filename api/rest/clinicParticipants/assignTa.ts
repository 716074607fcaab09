import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { sayInactiveTa } from '../tas/refusals.ts';
import { readBookings } from './booking.ts';
import { refuseStale } from './lockBookingRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Assigns bookings to one TA, evenly to several by their load of the day, or to nobody. */
export const assignClinicTa: Handler<'assignClinicTa'> = async ({ trx, body, changeSet }) => {
  const bookings = await lockAssignableRows(trx, body.participantIds);
  for (const booking of bookings) {
    const read = Object.entries(body.versions ?? {}).find(([id]) => id.toLowerCase() === booking.id)?.[1];
    if (read !== undefined) await refuseStale(trx, booking, read);
  }
  await refuseAbsentTas(trx, body.taIds);
  const changeSetId = await changeSet('CLINIC_ASSIGN');
  const loads = await loadsOf(trx, bookings, body.taIds);
  const shares = Map.groupBy(bookings, ({ held_on }) => leastLoaded(loads, held_on, body.taIds));
  for (const [taId, share] of shares) {
    const ids = share.map(({ id }) => id);
    await trx.updateTable('clinic_participants').set({ ta_id: taId }).where('id', 'in', ids).execute();
  }
  return { bookings: await readBookings(trx, body.participantIds), changeSetId };
};

interface Assignable {
  id: string;
  name: string;
  version: number;
  held_on: string;
}

async function lockAssignableRows(trx: Transaction<Tables>, ids: readonly string[]): Promise<Assignable[]> {
  const rows = await trx
    .selectFrom('clinic_participants as booking')
    .innerJoin('clinic_slots as slot', 'slot.id', 'booking.slot_id')
    .innerJoin('users', 'users.id', 'booking.student_id')
    .select(['booking.id', 'booking.status', 'booking.version', 'slot.held_on', 'users.name'])
    .where('booking.id', 'in', ids)
    .orderBy('booking.id')
    .forUpdate('booking')
    .execute();
  if (rows.length < ids.length) throw noRow('clinic_participants');
  const other = rows.find(({ status }) => status !== 'RESERVED' && status !== 'ARRIVED');
  if (other) {
    throw conflict('not-assignable', `${other.name} 학생은 자리가 있는 예약이 아니어서 조교를 배정할 수 없습니다.`);
  }
  return rows;
}

async function refuseAbsentTas(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const tas = await trx
    .selectFrom('tas')
    .innerJoin('users', 'users.id', 'tas.id')
    .select(['users.name', 'users.is_active'])
    .where('tas.id', 'in', ids)
    .execute();
  if (tas.length < ids.length) throw noRow('tas');
  const gone = tas.find(({ is_active }) => !is_active);
  if (gone) throw conflict('inactive', sayInactiveTa(gone));
}

/** The number of other bookings of each TA, by day. */
async function loadsOf(
  trx: Transaction<Tables>,
  bookings: readonly Assignable[],
  taIds: readonly string[],
): Promise<Map<string, number>> {
  if (taIds.length < 2) return new Map();
  const rows = await trx
    .selectFrom('clinic_participants as booking')
    .innerJoin('clinic_slots as slot', 'slot.id', 'booking.slot_id')
    .select(['booking.ta_id', 'slot.held_on', ({ fn }) => fn.countAll<string>().as('count')])
    .where('slot.held_on', 'in', [...new Set(bookings.map(({ held_on }) => held_on))])
    .where('booking.ta_id', 'in', taIds)
    .where('booking.status', 'in', ['RESERVED', 'ARRIVED', 'DEPARTED'])
    .where(
      'booking.id',
      'not in',
      bookings.map(({ id }) => id),
    )
    .groupBy(['booking.ta_id', 'slot.held_on'])
    .execute();
  return new Map(rows.map(({ ta_id, held_on, count }) => [`${held_on} ${ta_id}`, Number(count)]));
}

function leastLoaded(loads: Map<string, number>, day: string, taIds: readonly string[]): string | null {
  const keyOf = (taId: string) => `${day} ${taId.toLowerCase()}`;
  const [first, ...others] = taIds;
  if (first === undefined) return null;
  const least = others.reduce(
    (best, taId) => ((loads.get(keyOf(taId)) ?? 0) < (loads.get(keyOf(best)) ?? 0) ? taId : best),
    first,
  );
  loads.set(keyOf(least), (loads.get(keyOf(least)) ?? 0) + 1);
  return least;
}
