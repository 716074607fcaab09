import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { factsOf, isStale } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import { queueScans } from './queueScans.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Gives a submission back: the student sees the marks and the comment. */
export const returnSubmission: Handler<'returnSubmission'> = async ({ trx, params, body, now, changeSet }) => {
  const { id } = await lockCurrent(trx, params.submissionId, body);
  await changeSet('SUBMISSION_RETURN', factsOf(body.version));
  return trx
    .updateTable('submissions')
    .set({ comment: cleanText(body.comment), returned_at: now })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
};

/** Lets the student change the pages and hand them in again. */
export const reopenSubmission: Handler<'reopenSubmission'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await lockCurrent(trx, params.submissionId, body);
  await changeSet('SUBMISSION_REOPEN', factsOf(body.version));
  return trx
    .updateTable('submissions')
    .set({ comment: cleanText(body.comment), status: 'REOPENED' })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
};

/** Makes pages of a submission scans of its exam. */
export const sendSubmissionToOmr: Handler<'sendSubmissionToOmr'> = async ({ trx, params, body }) => {
  const submission = await lockCurrent(trx, params.submissionId, {});
  const sheets = await trx
    .selectFrom('files')
    .select(['id', 'name'])
    .where('submission_id', '=', submission.id)
    .where('state', '=', 'DONE')
    .where('id', 'in', body.fileIds)
    .execute();
  if (sheets.length < new Set(body.fileIds).size) throw notFound('페이지');
  await queueScans(trx, submission.exam_id, sheets, { onlyIfKeyed: false });
  return { id: submission.id };
};

interface Wanted {
  version?: number | undefined;
  comment?: string;
}

/** The submission, locked; 404 without one, 409 when it is not handed in or was changed since it was read. */
async function lockCurrent(trx: Transaction<Tables>, id: string, { version, comment }: Wanted) {
  const found = await lockRow(trx, 'submissions', id);
  if (isStale(found, version)) {
    const outdated = { id, label: '제출', mine: comment ?? null, theirs: found.comment, theirVersion: found.version };
    throw await versionConflict(trx, 'submissions', [outdated]);
  }
  if (found.status !== 'DONE') throw conflict('not-submitted', '아직 제출하지 않은 과제입니다.');
  return found;
}
