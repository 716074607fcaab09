import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { isStale } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { noRow } from '../_protocol/rows.ts';

/** Locks a page of an exam until the transaction ends. Throws 404, and 409 when it is no longer the version that was read. */
export async function lockSheetRow(
  trx: Transaction<Tables>,
  { examId, sheetId, version }: { examId: string; sheetId: string; version: number | undefined },
) {
  const sheet = await trx
    .selectFrom('omr_sheets')
    .select([
      ...(['id', 'status', 'version', 'page', 'answers', 'marks'] as const),
      ...(['exam_id as examId', 'retake_exam_id as retakeExamId', 'student_id as studentId'] as const),
      ...(['layout_id as layoutId', 'file_name as fileName'] as const),
    ])
    .where('id', '=', sheetId)
    .where('exam_id', '=', examId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => noRow('omr_sheets'));
  if (isStale(sheet, version)) {
    throw await staleVersion(trx, 'omr_sheets', {
      id: sheet.id,
      version: sheet.version,
      title: `${sheet.fileName} ${sheet.page}쪽`,
    });
  }
  return sheet;
}
