import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from './week.ts';
import { noRow } from '../_protocol/rows.ts';

/** Adds students to one week and returns the new ones. */
export const addParticipants: Handler<'addParticipants'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const userIds = [...new Set(body.userIds)];
  if (userIds.length === 0) return { userIds: [] };
  const known = await trx.selectFrom('students').select('id').where('id', 'in', userIds).execute();
  if (known.length < userIds.length) throw noRow('students');
  await changeSet('PARTICIPANTS_ADD');
  const added = await trx
    .insertInto('participants')
    .values(userIds.map((student_id) => ({ weekly_lecture_id: week, student_id })))
    .onConflict((existing) => existing.doNothing())
    .returning('student_id')
    .execute();
  return { userIds: added.map(({ student_id }) => student_id) };
};
