import type { Handler } from '../_protocol/handler.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Changes a D-day, if it still has the version that was read, where one was. */
export const updateLectureDday: Handler<'updateLectureDday'> = async (context) => {
  const { trx, params, body } = context;
  const dday = await lockRow(trx, 'lecture_ddays', params.ddayId);
  if (isStale(dday, body.version)) throw await staleVersion(trx, 'lecture_ddays', dday);
  await sayUnconditional(context, 'DDAY_UPDATE', body.version);
  await trx
    .updateTable('lecture_ddays')
    .set({ title: cleanLine(body.title), falls_on: body.fallsOn })
    .where('id', '=', dday.id)
    .execute();
  return { id: dday.id };
};
