import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../../http/problem.ts';
import { findChangeSetKind } from '../../_protocol/changes/changeSets.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { undoChangeSet } from '../../_protocol/changes/undoChangeSet.ts';
import { asUndo } from '../../_protocol/changes/asUndo.ts';
import { findWeek } from '../week.ts';

/** Restores the marks and memos that one change set wrote in the lecture. */
export const undoAttendance: Handler<'undoAttendance'> = async ({ trx, params, body, changeSet }) => {
  await findWeek(trx, params);
  const kind = await findChangeSetKind(trx, body.changeSetId);
  const isMark = kind?.startsWith('ATTENDANCE_');
  const isHere = isMark && (await isOfLecture(trx, params.lectureId, body.changeSetId));
  if (!isHere) throw notFound('되돌릴 변경');
  const changeSetId = await changeSet('ATTENDANCE_UNDO', {}, body.changeSetId);
  await asUndo(trx, () => undoChangeSet(trx, body.changeSetId));
  return { changeSetId };
};

/** Whether a change set changed participants of the lecture, and no others. */
async function isOfLecture(trx: Transaction<Tables>, lectureId: string, changeSetId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean | null }>`
    select bool_and(week.lecture_id is not distinct from ${lectureId}) as is
    from audit_log as log
    left join participants on participants.id::text = log.row_id
    left join weekly_lectures as week on week.id = participants.weekly_lecture_id
    where log.change_set_id = ${changeSetId} and log.table_name = 'participants'`.execute(trx);
  return rows[0]?.is ?? false;
}
