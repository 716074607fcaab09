import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { addDays, daysBetween } from '../_protocol/seoul.ts';
import { copySlots } from './copySlots.ts';

/** How long a slot is repeated at most, in days. */
const longest = 366;

/** Copies a slot to every week until a date. */
export const repeatClinicSlot: Handler<'repeatClinicSlot'> = async (context) => {
  const { trx, params, body } = context;
  const slot = await trx
    .selectFrom('clinic_slots')
    .selectAll()
    .where('id', '=', params.slotId)
    .executeTakeFirstOrThrow(() => notFound('클리닉 시간'));
  const days = daysBetween(slot.held_on, body.until);
  if (days < 1) throw invalid([{ field: 'until', message: '마지막 날은 원래 날보다 뒤여야 합니다.' }]);
  if (days > longest) throw invalid([{ field: 'until', message: '1년까지 반복할 수 있습니다.' }]);
  const weekdays = body.weekdays ?? [weekdayOf(slot.held_on)];
  const dates = Array.from({ length: days }, (_, at) => addDays(slot.held_on, at + 1)).filter((date) =>
    weekdays.includes(weekdayOf(date)),
  );
  return copySlots(context, body.mode, ['CLINIC_SLOT_REPEAT'], [{ slot, dates }]);
};

/** Monday is 1. */
const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7;
