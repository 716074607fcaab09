import { conflict } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockExamRow } from '../scores/cells/standing.ts';
import { findRow } from '../_protocol/rows.ts';

/** Deletes every scan of an exam with its pages and stored files; their scores stay. */
export const deleteOmrFiles: Handler<'deleteOmrFiles'> = async ({ trx, params, deps, changeSet, afterCommit }) => {
  const exam = await findRow(trx, 'exams', params.examId);
  await lockExamRow(trx, exam.id);
  const scans = await trx
    .selectFrom('omr_scans')
    .leftJoin('files', 'files.id', 'omr_scans.file_id')
    .select(['omr_scans.id', 'omr_scans.status', 'file_id', 'files.owner_type'])
    .where('omr_scans.exam_id', '=', exam.id)
    .forUpdate('omr_scans')
    .execute();
  if (scans.some(({ status }) => status === 'QUEUED' || status === 'READING')) {
    throw conflict('scan-open', '아직 읽고 있는 스캔이 있습니다. 끝나기를 기다리거나 읽기를 취소하고 삭제해 주세요.');
  }
  await changeSet('OMR_DELETE');
  const sheets = await trx.deleteFrom('omr_sheets').where('exam_id', '=', exam.id).returning('id').execute();
  await trx.deleteFrom('omr_scans').where('exam_id', '=', exam.id).execute();
  // A photo that a student handed in stays a page of the submission.
  const files = scans.flatMap(({ file_id, owner_type }) => (owner_type === 'EXAM' ? (file_id ?? []) : []));
  if (files.length > 0) await trx.deleteFrom('files').where('id', 'in', files).execute();
  const objects = [...files, ...sheets.map(({ id }) => id)];
  afterCommit(async () => {
    for (const key of objects) await deps.storage.delete(key);
  });
  return { scans: scans.length, sheets: sheets.length };
};
