import { notFound } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { factsOf } from '../../_protocol/unconditional.ts';
import { lockValues } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { findWeek } from '../week.ts';

// An unlock always has a reason; a caller who knows none says that.
const noReason = '사유를 적지 않음';

/** Locks a mark against changes, or unlocks it; a trigger lets only managers unlock. */
export const lockAttendance: Handler<'lockAttendance'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const participant = await trx
    .selectFrom('participants')
    .select('id')
    .where('id', '=', params.participantId)
    .where('weekly_lecture_id', '=', week)
    .executeTakeFirstOrThrow(() => notFound('수강생'));
  const isLocked = params.flag === 'true';
  const set = lockValues(isLocked, body.reason ?? (isLocked ? '' : noReason), 'reason');
  await changeSet('ATTENDANCE_LOCK', factsOf(body.version));
  const [mark] = await compareAndSet(trx, params.lectureId, [{ ...participant, version: body.version, set }]);
  if (!mark) throw notFound('수강생');
  return mark;
};
