import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound, type Problem } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';
import { replaceHours } from './replaceHours.ts';
import { lectureRow } from './lectureRow.ts';

/** Changes a lecture, if it still has the version that was read, where one was. */
export const updateLecture: Handler<'updateLecture'> = async (context) => {
  const { trx, params, body } = context;
  await sayUnconditional(context, 'LECTURE_UPDATE', body.version);
  const updated = await trx
    .updateTable('lectures')
    .set(lectureRow(body))
    .where('id', '=', params.lectureId)
    .$if(body.version !== undefined, (query) => query.where('version', '=', body.version ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw await refusal(trx, params.lectureId);
  await replaceHours(trx, params.lectureId, body.hours);
  return updated;
};

async function refusal(trx: Transaction<Tables>, id: string): Promise<Problem> {
  const lecture = await trx
    .selectFrom('lectures')
    .select(['id', 'name as title', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return lecture ? staleVersion(trx, 'lectures', lecture) : notFound('강의');
}
