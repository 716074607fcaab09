import { josa } from 'es-hangul';
import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/access/studentsOnly.ts';
import { mustBeOwnExam } from './ownExam.ts';
import { queueScans } from './queueScans.ts';
import { lockRow } from '../_protocol/rows.ts';

interface Page {
  id: string;
  name: string;
  state: string;
  upload_id: string | null;
}

/** Hands a submission in: puts its pages in order, drops what did not arrive, and locks it. Again it answers the same receipt. */
export const submitExam: Handler<'submitExam'> = async ({ trx, params, body, actor, deps, afterCommit }) => {
  studentsOnly(actor);
  await mustBeOwnExam(trx, params.examId, actor.userId);
  const submission = await lockOwn(trx, params.examId, actor.userId);
  if (submission.status === 'DONE') return receiptOf(trx, submission.id);
  const { fileIds = [], omrFileIds = [] } = body ?? {};
  const pages = await trx
    .selectFrom('files')
    .select(['id', 'name', 'state', 'upload_id'])
    .where('submission_id', '=', submission.id)
    .orderBy('created_at')
    .execute();
  const inOrder = arrange(pages, fileIds);
  const sheets = inOrder.filter(({ id }) => omrFileIds.includes(id));
  const lost = pages.filter(({ state }) => state === 'UPLOADING');
  if (lost.length > 0) {
    const ids = lost.map(({ id }) => id);
    await trx.deleteFrom('files').where('id', 'in', ids).execute();
    afterCommit(async () => {
      for (const { id, upload_id } of lost) if (upload_id !== null) await deps.storage.abortParts(id, upload_id);
    });
  }
  await queueScans(trx, params.examId, sheets, { onlyIfKeyed: true });
  await trx
    .updateTable('submissions')
    .set({ status: 'DONE', page_order: inOrder.map(({ id }) => id) })
    .where('id', '=', submission.id)
    .execute();
  return receiptOf(trx, submission.id);
};

/** The pages that arrived, in the order given; 400 for a page of somebody else, 409 for one that is still to come. */
function arrange(pages: readonly Page[], fileIds: readonly string[]): Page[] {
  const known = new Map(pages.map((page) => [page.id, page]));
  const named = [...new Set(fileIds)].map((id) => {
    const page = known.get(id);
    if (!page) throw invalid([{ field: 'fileIds', message: '이 제출의 페이지가 아닙니다.' }]);
    if (page.state !== 'DONE')
      throw conflict(
        'not-uploaded',
        `${josa(page.name, '이/가')} 아직 다 올라오지 않았습니다. 잠시 뒤 다시 제출해 주세요.`,
      );
    return page;
  });
  const inOrder = [...new Set([...named, ...pages.filter(({ state }) => state === 'DONE')])];
  if (inOrder.length === 0) throw conflict('no-pages', '제출할 페이지가 없습니다. 사진을 먼저 올려 주세요.');
  return inOrder;
}

/** The student's submission of an exam, locked; throws 404. */
export async function lockOwn(trx: Transaction<Tables>, examId: string, studentId: string) {
  const found = await lockRow(trx, 'submissions', { exam_id: examId, student_id: studentId });
  return found;
}

async function receiptOf(trx: Transaction<Tables>, id: string) {
  const { receipt_number, submitted_at, page_order } = await trx
    .selectFrom('submissions')
    .select(['receipt_number', 'submitted_at', 'page_order'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { scans } = await trx
    .selectFrom('omr_scans')
    .innerJoin('files', 'files.id', 'omr_scans.file_id')
    .select(({ fn }) => fn.countAll<number>().as('scans'))
    .where('files.submission_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    receiptNumber: receipt_number ?? '',
    submittedAt: (submitted_at ?? new Date(0)).toISOString(),
    pages: page_order.length,
    omrPages: scans,
  };
}
