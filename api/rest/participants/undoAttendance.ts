import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import { findChangeSetKind } from '../_protocol/changeSets.ts';
import type { Handler } from '../_protocol/handler.ts';
import { undoChangeSet } from '../_protocol/undoChangeSet.ts';
import { whileUndoing } from '../_protocol/whileUndoing.ts';
import { findWeek } from './week.ts';

/** Restores the marks and memos that one change set wrote in the lecture. */
export const undoAttendance: Handler<'undoAttendance'> = async ({ trx, params, body, changeSet }) => {
  await findWeek(trx, params);
  const kind = await findChangeSetKind(trx, body.changeSetId);
  const names = kind?.startsWith('ATTENDANCE_') ? await namesIn(trx, params.lectureId, body.changeSetId) : null;
  if (!names) throw notFound('되돌릴 변경');
  const changeSetId = await changeSet('ATTENDANCE_UNDO');
  await whileUndoing(trx, () => undoChangeSet(trx, body.changeSetId, { namesOf: async () => names }));
  return { changeSetId };
};

/** Names by participant of a change set; null unless all of them are in the lecture. */
async function namesIn(trx: Transaction<Tables>, lectureId: string, changeSetId: string) {
  const { rows } = await sql<{ id: string; name: string | null }>`
    select distinct log.row_id as id, people.name
    from audit_log as log
    left join (
      select participants.id, users.name from participants
      join users on users.id = participants.student_id
      join weekly_lectures as week on week.id = participants.weekly_lecture_id and week.lecture_id = ${lectureId}
    ) as people on people.id::text = log.row_id
    where log.change_set_id = ${changeSetId} and log.table_name = 'participants'`.execute(trx);
  const known = rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const]));
  return known.length > 0 && known.length === rows.length ? new Map(known) : null;
}
