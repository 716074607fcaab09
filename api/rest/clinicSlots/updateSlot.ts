import { notFound } from '../../http/problem.ts';
import { tellPromoted } from '../clinicParticipants/tellPromoted.ts';
import type { Handler } from '../_protocol/handler.ts';
import { refuseUnknownTa } from './createSlot.ts';
import { lockSlotRow } from './lockSlotRows.ts';
import { judgeSlots, warningsOf } from './judgeSlots.ts';
import { slotReply, slotValues } from './slotRow.ts';
import { staleSlot } from './staleSlot.ts';

/** Changes, moves or resizes a slot; its bookings move along, and new seats go to the waiting list. */
export const updateClinicSlot: Handler<'updateClinicSlot'> = async ({ trx, params, body, now }) => {
  const known = await lockSlotRow(trx, params.slotId);
  const values = slotValues(body);
  if (known.version !== body.version) throw await staleSlot(trx, known, values);
  await refuseUnknownTa(trx, values.ta_id);
  const warnings = warningsOf(await judgeSlots(trx, [{ ...values, id: known.id }]));
  const slot = await trx
    .updateTable('clinic_slots')
    .set(values)
    .where('id', '=', known.id)
    .returningAll()
    .executeTakeFirst();
  if (!slot) throw notFound('클리닉 시간');
  return { slot: slotReply(slot), warnings, promoted: await tellPromoted(trx, now) };
};
