import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { cleanLine } from '../_protocol/text.ts';

/** Changes a D-day, if it still has the version that was read. */
export const updateLectureDday: Handler<'updateLectureDday'> = async ({ trx, params, body }) => {
  const dday = await trx
    .selectFrom('lecture_ddays')
    .select(['id', 'title', 'version'])
    .where('id', '=', params.ddayId)
    .forUpdate()
    .executeTakeFirst();
  if (!dday) throw notFound('디데이');
  if (dday.version !== body.version) throw await staleVersion(trx, 'lecture_ddays', dday);
  await trx
    .updateTable('lecture_ddays')
    .set({ title: cleanLine(body.title), falls_on: body.fallsOn })
    .where('id', '=', dday.id)
    .execute();
  return { id: dday.id };
};
