import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { noRow } from '../_protocol/rows.ts';

/** Writes the teacher's remark on a report card, if it still has the version that was read; an empty text deletes it. */
export const writeReportRemark: Handler<'writeReportRemark'> = async ({ trx, params, body }) => {
  const score = await lockScoreRow(trx, params.scoreId);
  const text = cleanText(body.body);
  const known = await trx
    .selectFrom('report_remarks')
    .select(['id', 'version', 'body'])
    .where('score_id', '=', score.id)
    .executeTakeFirst();
  if ((known?.version ?? 0) !== body.version) {
    const label = `${score.name} 학생에게 하는 말`;
    const theirs = known?.body ?? '';
    const outdated = { id: score.id, rowId: known?.id ?? null, label, mine: text, theirs };
    throw await versionConflict(trx, 'report_remarks', [{ ...outdated, theirVersion: known?.version ?? 0 }]);
  }
  if (known?.body === text) return { version: known.version };
  return trx
    .insertInto('report_remarks')
    .values({ score_id: score.id, student_id: score.student_id, body: text })
    .onConflict((conflict) => conflict.column('score_id').doUpdateSet({ body: text }))
    .returning('version')
    .executeTakeFirstOrThrow();
};

/** Locks the score, so that two first remarks take turns. */
async function lockScoreRow(trx: Transaction<Tables>, id: string) {
  const score = await trx
    .selectFrom('scores')
    .innerJoin('users', 'users.id', 'scores.student_id')
    .select(['scores.id', 'scores.student_id', 'users.name'])
    .where('scores.id', '=', id)
    .forNoKeyUpdate('scores')
    .executeTakeFirstOrThrow(() => noRow('scores'));
  return score;
}
