import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { readBooking, type Booking } from './booking.ts';
import { lockBookingRow, refuseStale } from './lockBookingRow.ts';
import { tellPromoted } from './tellPromoted.ts';
import { noRow } from '../_protocol/rows.ts';

/** Records an arrival. */
export const arriveClinicParticipant: Handler<'arriveClinicParticipant'> = async ({ trx, params, changeSet }) => {
  await lockBookingRow(trx, params.participantId);
  const changeSetId = await changeSet('CLINIC_ARRIVE');
  return { booking: await setStatus(trx, params.participantId, 'ARRIVED'), changeSetId };
};

/** Records a departure. */
export const departClinicParticipant: Handler<'departClinicParticipant'> = async ({ trx, params, changeSet }) => {
  await lockBookingRow(trx, params.participantId);
  const changeSetId = await changeSet('CLINIC_DEPART');
  return { booking: await setStatus(trx, params.participantId, 'DEPARTED'), changeSetId };
};

/** Removes a student from a slot; the seat goes to the first on the waiting list. */
export const removeClinicParticipant: Handler<'removeClinicParticipant'> = async (context) => {
  const { trx, params, query, now, changeSet, deps } = context;
  const former = await lockBookingRow(trx, params.participantId);
  if (former.slot_id !== params.slotId.toLowerCase()) throw noRow('clinic_participants');
  // Who is cancelled already is what was asked for.
  if (former.status !== 'CANCELLED') await refuseStale(trx, former, query.version);
  const changeSetId = await changeSet('CLINIC_CANCEL');
  const booking = await setStatus(trx, params.participantId, 'CANCELLED');
  await tellPromoted(trx, deps, now);
  return { booking, changeSetId };
};

async function setStatus(trx: Transaction<Tables>, id: string, status: Booking['status']): Promise<Booking> {
  await trx.updateTable('clinic_participants').set({ status }).where('id', '=', id).execute();
  return readBooking(trx, id);
}
