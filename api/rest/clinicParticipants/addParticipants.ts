import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { refuseUnknownTa } from '../clinicSlots/createSlot.ts';
import { lockSlotRow } from '../clinicSlots/lockSlotRows.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { requireActiveStudents } from '../_protocol/access/requireActiveStudents.ts';
import { clashesOfBookings } from '../lectures/clashes.ts';
import { readBookings } from './booking.ts';
import { refuseTwice } from './reserve.ts';

/** Books students into a slot, all or none. */
export const addClinicParticipants: Handler<'addClinicParticipants'> = async ({ trx, params, body, changeSet }) => {
  const slot = await lockSlotRow(trx, params.slotId);
  await requireActiveStudents(trx, body.studentIds);
  await refuseUnknownTa(trx, body.taId ?? null);
  await refuseTwice(trx, slot.id, body.studentIds);
  const counselType = body.counselType ?? slot.counsel_type;
  if (counselType !== null && !body.exceedsLimit) await refuseBeyondLimit(trx, body.studentIds, counselType);
  const book = async () => {
    const made = await trx
      .insertInto('clinic_participants')
      .values(
        body.studentIds.map((student_id) => ({
          slot_id: slot.id,
          reserve_type: slot.reserve_type,
          starts_at: slot.starts_at,
          ends_at: slot.ends_at,
          student_id,
          status: body.wait ? ('WAITING' as const) : ('RESERVED' as const),
          ta_id: body.taId ?? null,
          counsel_type: body.counselType ?? null,
        })),
      )
      .returning('id')
      .execute();
    const ids = made.map(({ id }) => id);
    return { bookings: await readBookings(trx, ids), clashes: await clashesOfBookings(trx, ids) };
  };
  if (body.dryRun) return { ...(await dryRun(trx, book)), changeSetId: null };
  const changeSetId = await changeSet('CLINIC_BOOK');
  return { ...(await book()), changeSetId };
};

/** Asks the limit of students for each; in order of their ids, so that two bookings do not wait for each other. */
async function refuseBeyondLimit(trx: Transaction<Tables>, studentIds: readonly string[], type: string): Promise<void> {
  await sql`select refuse_counsel_limit(id, ${type}) from unnest(${studentIds}::uuid[]) as student (id) order by id`.execute(
    trx,
  );
}
