import { conflict } from '../../http/problem.ts';
import { lockSlotRows } from '../clinicSlots/lockSlotRows.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';

/** Closes a day: marks no-shows and drops those still waiting, or previews both. */
export const closeClinicDay: Handler<'closeClinicDay'> = async ({ trx, body, now, changeSet }) => {
  if (body.date > seoulDate(now)) throw conflict('too-early', '아직 오지 않은 날은 마감할 수 없습니다.');
  const slots = await trx
    .selectFrom('clinic_slots')
    .select('id')
    .where('held_on', '=', body.date)
    .$if(body.reserveType !== undefined, (some) => some.where('reserve_type', '=', body.reserveType ?? 'CLINIC'))
    .execute();
  const slotIds = slots.map(({ id }) => id);
  if (body.mode === 'COMMIT') await lockSlotRows(trx, slotIds);
  const bookings =
    slotIds.length === 0
      ? []
      : await trx
          .selectFrom('clinic_participants as booking')
          .innerJoin('users', 'users.id', 'booking.student_id')
          .select(['booking.id', 'booking.status', 'booking.starts_at', 'booking.ends_at', 'users.name'])
          .where('booking.slot_id', 'in', slotIds)
          .where('booking.status', 'in', ['WAITING', 'RESERVED', 'ARRIVED'])
          .orderBy('booking.starts_at')
          .orderBy('users.name')
          .execute();
  const over = bookings.filter(({ ends_at }) => ends_at <= now);
  const missing = over.filter(({ status }) => status === 'RESERVED');
  const waiting = over.filter(({ status }) => status === 'WAITING');
  const changeSetId = body.mode === 'COMMIT' ? await changeSet('CLINIC_CLOSE_DAY', { date: body.date }) : null;
  if (changeSetId !== null) {
    for (const [status, some] of [
      ['NO_SHOW', missing],
      ['CANCELLED', waiting],
    ] as const) {
      const ids = some.map(({ id }) => id);
      if (ids.length > 0) await trx.updateTable('clinic_participants').set({ status }).where('id', 'in', ids).execute();
    }
  }
  return {
    mode: body.mode,
    changeSetId,
    noShows: missing.map(named),
    letGo: waiting.length,
    notOver: bookings.filter(({ status, ends_at }) => status === 'RESERVED' && ends_at > now).length,
    stillHere: bookings.filter(({ status }) => status === 'ARRIVED').map(named),
  };
};

const named = ({ id, name, starts_at }: { id: string; name: string; starts_at: Date }) => {
  return { participantId: id, name, startsAt: starts_at.toISOString() };
};
