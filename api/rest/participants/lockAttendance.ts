import { notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { lockValues } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { findWeek } from './week.ts';

/** Locks a mark against changes, or unlocks it with a reason; a trigger lets only managers unlock. */
export const lockAttendance: Handler<'lockAttendance'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  const participant = await trx
    .selectFrom('participants')
    .select('id')
    .where('id', '=', params.participantId)
    .where('weekly_lecture_id', '=', week)
    .executeTakeFirst();
  if (!participant) throw notFound('수강생');
  const set = lockValues(params.flag === 'true', body.reason, 'reason');
  const [mark] = await compareAndSet(trx, params.lectureId, [{ ...participant, version: body.version, set }]);
  if (!mark) throw notFound('수강생');
  return mark;
};
