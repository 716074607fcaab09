import type { Handler } from '../_protocol/handler.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { consultRow, refuseStranger } from './consultRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Changes a consult, if it still has the version that was read, where one was. */
export const updateConsult: Handler<'updateConsult'> = async (context) => {
  const { trx, params, body } = context;
  const consult = await trx
    .selectFrom('consults')
    .innerJoin('users', 'users.id', 'consults.student_id')
    .select(['consults.id', 'consults.version', 'consults.body', 'users.name'])
    .where('consults.id', '=', params.consultId)
    .forUpdate('consults')
    .executeTakeFirstOrThrow(() => noRow('consults'));
  const row = consultRow(body);
  if (isStale(consult, body.version)) {
    const { id, name, version, body: theirs } = consult;
    const outdated = { id, label: `${name} 학생 상담 기록`, mine: row.body, theirs, theirVersion: version };
    throw await versionConflict(trx, 'consults', [outdated]);
  }
  await refuseStranger(trx, body.consultedBy);
  await sayUnconditional(context, 'CONSULT_UPDATE', body.version);
  await trx.updateTable('consults').set(row).where('id', '=', consult.id).execute();
  return { id: consult.id };
};
