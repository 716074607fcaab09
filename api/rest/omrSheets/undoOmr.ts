import { sql } from 'kysely';
import { notFound } from '../../http/problem.ts';
import { mustBeInWeek } from '../exams/inWeek.ts';
import type { Handler } from '../_protocol/handler.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { lockExamRow } from '../scores/cells/standing.ts';

/** Undoes one review or one removal of a sheet. */
export const undoOmr: Handler<'undoOmr'> = async ({ trx, params, body, changeSet }) => {
  await mustBeInWeek(trx, params);
  await lockExamRow(trx, params.examId);
  const sheets = await trx
    .selectFrom('audit_log')
    .select('action')
    .where('change_set_id', '=', body.changeSetId)
    .where('table_name', '=', 'omr_sheets')
    .where(sql`coalesce(after, before) ->> 'exam_id'`, '=', params.examId)
    .execute();
  // The change set of a scan is not undone: its pages are removed one by one, or all together.
  if (sheets.length === 0 || sheets.some(({ action }) => action !== 'UPDATE')) throw notFound('되돌릴 변경');
  const changeSetId = await changeSet('OMR_UNDO', {}, body.changeSetId);
  await undoChangeSet(trx, body.changeSetId);
  return { changeSetId };
};
