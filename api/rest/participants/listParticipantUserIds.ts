import type { Handler } from '../_protocol/handler.ts';
import { findWeek } from './week.ts';

/** Ids of the participants of a week. */
export const listParticipantUserIds: Handler<'listParticipantUserIds'> = async ({ trx, params }) => {
  const week = await findWeek(trx, params);
  const rows = await trx
    .selectFrom('participants')
    .select('student_id')
    .where('weekly_lecture_id', '=', week)
    .orderBy('id')
    .execute();
  return { userIds: rows.map(({ student_id }) => student_id) };
};
