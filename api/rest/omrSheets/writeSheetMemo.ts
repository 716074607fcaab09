import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { cleanText } from '../_protocol/text.ts';
import { lockSheetRow } from './lockSheetRow.ts';

/** Writes the staff memo of a sheet. */
export const writeSheetMemo: Handler<'writeSheetMemo'> = async ({ trx, params, body }) => {
  const place = await trx
    .selectFrom('omr_sheets')
    .innerJoin('exams', 'exams.id', 'omr_sheets.exam_id')
    .select('exams.id as examId')
    .where('omr_sheets.id', '=', params.sheetId)
    .where('exams.weekly_lecture_id', '=', params.weeklyLectureId)
    .where('exams.lecture_id', '=', params.lectureId)
    .executeTakeFirst();
  if (!place) throw notFound('답안지');
  await lockSheetRow(trx, { ...place, sheetId: params.sheetId, version: body.version });
  return trx
    .updateTable('omr_sheets')
    .set({ memo: cleanText(body.memo) })
    .where('id', '=', params.sheetId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
};
