import type { Handler } from '../_protocol/handler.ts';
import { memoText } from '../_protocol/texts/memoText.ts';
import { sayUnconditional } from '../_protocol/unconditional.ts';
import { lockSheetRow } from './lockSheetRow.ts';
import { noRow } from '../_protocol/rows.ts';

/** Writes the staff memo of a sheet. */
export const writeSheetMemo: Handler<'writeSheetMemo'> = async (context) => {
  const { trx, params, body } = context;
  const place = await trx
    .selectFrom('omr_sheets')
    .innerJoin('exams', 'exams.id', 'omr_sheets.exam_id')
    .select('exams.id as examId')
    .where('omr_sheets.id', '=', params.sheetId)
    .where('exams.weekly_lecture_id', '=', params.weeklyLectureId)
    .where('exams.lecture_id', '=', params.lectureId)
    .executeTakeFirstOrThrow(() => noRow('omr_sheets'));
  const memo = memoText(body.memo, body.data);
  await sayUnconditional(context, 'OMR_SHEET_MEMO', body.version);
  await lockSheetRow(trx, { ...place, sheetId: params.sheetId, version: body.version });
  return trx
    .updateTable('omr_sheets')
    .set({ memo })
    .where('id', '=', params.sheetId)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
};
