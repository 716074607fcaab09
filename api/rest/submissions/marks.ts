import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';

/** Replaces the marks over one page of what was handed in. */
export const markSubmissionPage: Handler<'markSubmissionPage'> = async (context) => {
  const { trx, params, body } = context;
  const page = await findPage(trx, params);
  const known = await trx
    .selectFrom('submission_marks')
    .select(['id', 'version'])
    .where('file_id', '=', page.id)
    .forUpdate()
    .executeTakeFirst();
  if (known && isStale(known, body.version)) {
    const outdated = { id: known.id, label: `${page.name} 첨삭`, mine: null, theirs: null };
    throw await versionConflict(trx, 'submission_marks', [{ ...outdated, theirVersion: known.version }]);
  }
  const marks = { rotation: body.rotation, layer: JSON.stringify(body.layer) };
  if (!known) {
    return trx
      .insertInto('submission_marks')
      .values({ file_id: page.id, ...marks })
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
  }
  await sayUnconditional(context, 'SUBMISSION_MARK', body.version);
  return trx
    .updateTable('submission_marks')
    .set(marks)
    .where('id', '=', known.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
};

async function findPage(trx: Transaction<Tables>, { submissionId, fileId }: { submissionId: string; fileId: string }) {
  const page = await trx
    .selectFrom('files')
    .select(['id', 'name'])
    .where('id', '=', fileId)
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'DONE')
    .executeTakeFirstOrThrow(() => notFound('페이지'));
  return page;
}
