import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate, seoulTime } from '../_protocol/seoul.ts';
import { cleanText } from '../_protocol/text.ts';
import { factsOf } from '../_protocol/unconditional.ts';
import { clashesOfBookings } from '../lectures/clashes.ts';
import { readBooking } from './booking.ts';
import { lockBookingRow, refuseStale, type HeldBooking } from './lockBookingRow.ts';
import { tellPromoted } from './tellPromoted.ts';

/** Moves a booking with its todos to another slot. */
export const moveClinicParticipant: Handler<'moveClinicParticipant'> = async ({
  trx,
  params,
  body,
  now,
  deps,
  changeSet,
}) => {
  const booking = await lockBookingRow(trx, params.participantId, body.slotId);
  const slot = await trx
    .selectFrom('clinic_slots')
    .selectAll()
    .where('id', '=', body.slotId)
    .executeTakeFirstOrThrow(() => notFound('옮길 시간'));
  await refuseStale(trx, booking, body.version);
  refuseOver(booking);
  if (booking.status === 'ARRIVED' && seoulDate(booking.starts_at) !== slot.held_on) {
    throw conflict('move-not-allowed', '와 있는 학생은 같은 날의 시간으로만 옮길 수 있습니다.');
  }
  const changeSetId = await changeSet('CLINIC_MOVE', factsOf(body.version));
  await trx.updateTable('clinic_participants').set({ slot_id: slot.id }).where('id', '=', booking.id).execute();
  await tellPromoted(trx, deps, now);
  return {
    booking: await readBooking(trx, booking.id),
    clashes: await clashesOfBookings(trx, [booking.id]),
    changeSetId,
  };
};

/** Sets a time for one booking within its slot. */
export const changeClinicParticipantTime: Handler<'changeClinicParticipantTime'> = async ({
  trx,
  params,
  body,
  changeSet,
}) => {
  const booking = await lockBookingRow(trx, params.participantId);
  const times = { starts_at: new Date(body.startsAt), ends_at: new Date(body.endsAt) };
  await refuseStale(trx, booking, body.version, { mine: sayHours(times), theirs: sayHours(booking) });
  refuseOver(booking);
  const changeSetId = await changeSet('CLINIC_TIME', factsOf(body.version));
  await trx.updateTable('clinic_participants').set(times).where('id', '=', booking.id).execute();
  return {
    booking: await readBooking(trx, booking.id),
    clashes: await clashesOfBookings(trx, [booking.id]),
    changeSetId,
  };
};

/** Writes the staff memo of a booking. */
export const writeClinicMemo: Handler<'writeClinicMemo'> = async ({ trx, params, body, changeSet }) => {
  const booking = await lockBookingRow(trx, params.participantId);
  const memo = cleanText(body.memo);
  await refuseStale(trx, booking, body.version, { mine: memo, theirs: booking.memo });
  const changeSetId = await changeSet('CLINIC_MEMO');
  await trx.updateTable('clinic_participants').set({ memo }).where('id', '=', booking.id).execute();
  return { booking: await readBooking(trx, booking.id), changeSetId };
};

/** Marks a booking as urgent, or not. */
export const hurryClinicParticipant: Handler<'hurryClinicParticipant'> = async ({ trx, params, body, changeSet }) => {
  const booking = await lockBookingRow(trx, params.participantId);
  const { id, version, is_hurried } = booking;
  // What is so already was asked for, too.
  if (is_hurried !== body.isHurried) {
    await refuseStale(trx, booking, body.version ?? version, {
      mine: sayHurry(body.isHurried),
      theirs: sayHurry(is_hurried),
    });
  }
  const changeSetId = await changeSet('CLINIC_URGENT');
  await trx.updateTable('clinic_participants').set({ is_hurried: body.isHurried }).where('id', '=', id).execute();
  return { booking: await readBooking(trx, id), changeSetId };
};

const sayHurry = (isHurried: boolean): string => (isHurried ? '급함' : '급하지 않음');

const sayHours = ({ starts_at, ends_at }: Pick<HeldBooking, 'starts_at' | 'ends_at'>): string =>
  `${seoulTime(starts_at)}–${seoulTime(ends_at)}`;

function refuseOver({ name, status }: HeldBooking): void {
  if (status === 'WAITING' || status === 'RESERVED' || status === 'ARRIVED') return;
  throw conflict('move-not-allowed', `${name} 학생의 예약은 이미 끝나 시간을 바꿀 수 없습니다. 새로 예약해 주세요.`);
}
