import type { Selectable, Transaction } from 'kysely';
import type { ClinicParticipantsTable, Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { lockSlotRows } from '../clinicSlots/lockSlotRows.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { findRow, noRow } from '../_protocol/rows.ts';

/** A booking that is locked until the transaction ends. */
export type HeldBooking = Selectable<ClinicParticipantsTable> & { name: string };

/** Locks the slot of a booking and the other given slots, then the booking. Throws 404. */
export async function lockBookingRow(
  trx: Transaction<Tables>,
  id: string,
  ...otherSlots: readonly string[]
): Promise<HeldBooking> {
  const known = await findRow(trx, 'clinic_participants', id);
  await lockSlotRows(trx, [known.slot_id, ...otherSlots]);
  const booking = await trx
    .selectFrom('clinic_participants as booking')
    .innerJoin('users', 'users.id', 'booking.student_id')
    .selectAll('booking')
    .select('users.name')
    .where('booking.id', '=', id)
    .forUpdate('booking')
    .executeTakeFirstOrThrow(() => noRow('clinic_participants'));
  if (booking.slot_id !== known.slot_id) {
    throw conflict('changed-since', '그사이 다른 시간으로 옮겨진 예약입니다. 새로고침한 뒤 확인해 주세요.');
  }
  return booking;
}

/** Throws 409 with both values when a booking no longer has the version that was read, where one was. */
export async function refuseStale(
  trx: Transaction<Tables>,
  booking: Pick<HeldBooking, 'id' | 'name' | 'version'>,
  read: number | undefined,
  both: { mine: string | null; theirs: string | null } = { mine: null, theirs: null },
): Promise<void> {
  if (!isStale(booking, read)) return;
  const { id, name, version } = booking;
  throw await versionConflict(trx, 'clinic_participants', [
    { id, label: `${name} 학생 예약`, ...both, theirVersion: version },
  ]);
}
