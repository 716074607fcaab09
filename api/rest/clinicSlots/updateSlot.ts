import { notFound } from '../../http/problem.ts';
import { tellPromoted } from '../clinicParticipants/tellPromoted.ts';
import { countTold } from '../notifications/countTold.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { refuseUnknownTa } from './createSlot.ts';
import { lockSlotRow } from './lockSlotRows.ts';
import { judgeSlots, warningsOf } from './judgeSlots.ts';
import { slotReply, slotValues } from './slotRow.ts';
import { staleSlot } from './staleSlot.ts';

/** Changes, moves or resizes a slot; its bookings move along, and new seats go to the waiting list. */
export const updateClinicSlot: Handler<'updateClinicSlot'> = async (context) => {
  const { trx, params, body, now, deps } = context;
  const known = await lockSlotRow(trx, params.slotId);
  const values = slotValues(body);
  if (isStale(known, body.version)) throw await staleSlot(trx, known, values);
  await refuseUnknownTa(trx, values.ta_id);
  const warnings = warningsOf(await judgeSlots(trx, [{ ...values, id: known.id }]));
  const change = async () => {
    const slot = await trx
      .updateTable('clinic_slots')
      .set(values)
      .where('id', '=', known.id)
      .returningAll()
      .executeTakeFirstOrThrow(() => notFound('클리닉 시간'));
    return {
      slot: slotReply(slot),
      warnings,
      promoted: await tellPromoted(trx, deps, now),
      told: await countTold(trx),
    };
  };
  if (body.dryRun) return dryRun(trx, change);
  await sayUnconditional(context, 'CLINIC_SLOT_UPDATE', body.version);
  return change();
};
