import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { invalid } from '../../http/problem.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { judgeSlots, warningsOf } from './judgeSlots.ts';
import { slotReply, slotValues } from './slotRow.ts';

/** Creates a slot, or previews that; answers it with warnings. */
export const createClinicSlot: Handler<'createClinicSlot'> = async ({ trx, body }) => {
  const values = slotValues(body);
  await refuseUnknownTa(trx, values.ta_id);
  const warnings = warningsOf(await judgeSlots(trx, [values]));
  const create = async () => {
    const slot = await trx.insertInto('clinic_slots').values(values).returningAll().executeTakeFirstOrThrow();
    return { slot: slotReply(slot), warnings };
  };
  return body.dryRun ? dryRun(trx, create) : create();
};

/** Throws 400 when the person in charge is no TA. */
export async function refuseUnknownTa(trx: Transaction<Tables>, id: string | null): Promise<void> {
  if (id === null) return;
  const ta = await trx.selectFrom('tas').select('id').where('id', '=', id).executeTakeFirst();
  if (!ta) throw invalid([{ field: 'taId', message: '담당은 조교 중에서 골라 주세요.' }]);
}
