import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { Problem } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';
import { clashesOfEnrolled } from './clashes.ts';
import { replaceHours } from './replaceHours.ts';
import { lectureRow } from './lectureRow.ts';
import { findRow } from '../_protocol/rows.ts';

/** Changes a lecture, if it still has the version that was read, where one was, and says which of its students have another class at its hours. */
export const updateLecture: Handler<'updateLecture'> = async (context) => {
  const { trx, params, body } = context;
  const change = async () => {
    await write(trx, params.lectureId, body);
    return { id: params.lectureId, clashes: await clashesOfEnrolled(trx, params.lectureId) };
  };
  if (body.dryRun) return dryRun(trx, change);
  await sayUnconditional(context, 'LECTURE_UPDATE', body.version);
  return change();
};

async function write(trx: Transaction<Tables>, lectureId: string, body: BodyOf<'updateLecture'>): Promise<void> {
  const updated = await trx
    .updateTable('lectures')
    .set(lectureRow(body))
    .where('id', '=', lectureId)
    .$if(body.version !== undefined, (query) => query.where('version', '=', body.version ?? 0))
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw await refusal(trx, lectureId);
  await replaceHours(trx, lectureId, body.hours);
}

async function refusal(trx: Transaction<Tables>, id: string): Promise<Problem> {
  const lecture = await findRow(trx, 'lectures', id);
  return staleVersion(trx, 'lectures', { ...lecture, title: lecture.name });
}
