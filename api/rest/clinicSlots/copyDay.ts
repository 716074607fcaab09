import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { copySlots } from './copySlots.ts';

/** Copies the slots of a day to other days. */
export const copyClinicDay: Handler<'copyClinicDay'> = async (context) => {
  const { trx, body } = context;
  if (body.toDates.includes(body.fromDate)) {
    throw invalid([{ field: 'toDates', message: '복사할 날은 원래 날과 달라야 합니다.' }]);
  }
  const slots = await trx
    .selectFrom('clinic_slots')
    .selectAll()
    .where('held_on', '=', body.fromDate)
    .$if(body.reserveType !== undefined, (some) => some.where('reserve_type', '=', body.reserveType ?? 'CLINIC'))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  if (slots.length === 0) throw notFound('그날의 시간');
  const dates = body.toDates.toSorted();
  return copySlots(
    context,
    body.mode,
    ['CLINIC_DAY_COPY', { date: body.fromDate }],
    slots.map((slot) => ({ slot, dates })),
  );
};
