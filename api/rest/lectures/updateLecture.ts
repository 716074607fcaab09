import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound, type Problem } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { lastChanges } from '../lastChange.ts';
import { lectureRow } from './lectureRow.ts';

/** Changes a lecture, if it is still the version that was read. */
export const updateLecture: Handler<'updateLecture'> = async ({ trx, params, body }) => {
  const updated = await trx
    .updateTable('lectures')
    .set(lectureRow(body))
    .where('id', '=', params.lectureId)
    .where('version', '=', body.version)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw await refusal(trx, params.lectureId);
  return updated;
};

async function refusal(trx: Transaction<Tables>, id: string): Promise<Problem> {
  const lecture = await trx.selectFrom('lectures').select(['name', 'version']).where('id', '=', id).executeTakeFirst();
  if (!lecture) return notFound('강의');
  const last = (await lastChanges(trx, 'lectures', [id])).get(id);
  const who = last?.changedBy ?? '다른 사람';
  return conflict('version-conflict', `${who}님이 먼저 고쳤습니다. 새로 불러온 뒤 다시 고쳐 주세요.`, {
    conflicts: [
      {
        id,
        label: lecture.name,
        mine: null,
        theirs: null,
        theirVersion: lecture.version,
        changedBy: last?.changedBy ?? null,
        changedAt: last?.changedAt ?? null,
      },
    ],
  });
}
