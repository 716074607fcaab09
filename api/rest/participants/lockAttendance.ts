import { notFound } from '../../http/problem.ts';
import type { Handler } from '../handler.ts';
import { compareAndSet } from './compareAndSet.ts';
import { findWeek } from './week.ts';

/** Locks a mark against changes, or opens it; a trigger lets only managers open. */
export const lockAttendance: Handler<'lockAttendance'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  const participant = await trx
    .selectFrom('participants')
    .select('student_id')
    .where('id', '=', params.participantId)
    .where('weekly_lecture_id', '=', week)
    .executeTakeFirst();
  if (!participant) throw notFound('수강생');
  const versions = new Map([[participant.student_id, body.version]]);
  const [mark] = await compareAndSet(trx, week, versions, { is_locked: params.flag === 'true' });
  if (!mark) throw notFound('수강생');
  return mark;
};
