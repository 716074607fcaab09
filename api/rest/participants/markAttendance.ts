import { invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { changesOf, versionsOf } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { fillBlank } from './fillBlank.ts';
import { participantIds } from './lockRows.ts';
import { checkTypes } from './types.ts';
import { findWeek } from './week.ts';

/** Marks one student, or clears the mark (`none`). */
export const markAttendance: Handler<'markAttendance'> = async ({ trx, params, body }) => {
  const week = await findWeek(trx, params);
  const type = params.typeId === 'none' ? null : params.typeId;
  await checkTypes(trx, [type]);
  const ids = await participantIds(trx, week, [params.userId]);
  const changes = [...ids.values()].map((id) => ({ id, version: body.version, set: { attendance_type_id: type } }));
  const [mark] = await compareAndSet(trx, params.lectureId, changes);
  if (!mark) throw notFound('수강생');
  return mark;
};

/**
 * Marks many as one change set: with versions all or none (`null` clears marks), without them only unmarked participants;
 * `changes` gives each participant values of its own.
 */
export const markAttendanceBulk: Handler<'markAttendanceBulk'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  if ('changes' in body) {
    const changes = changesOf(body.changes);
    await checkTypes(
      trx,
      changes.map(({ set }) => set.attendance_type_id),
    );
    await changeSet(kinds[body.kind ?? 'edit']);
    return { changed: await compareAndSet(trx, params.lectureId, changes), skipped: [] };
  }
  const { userIds, attTypeId: type } = body;
  await checkTypes(trx, [type]);
  await changeSet('ATTENDANCE_MARK');
  if (body.versions) {
    const versions = versionsOf(userIds, body.versions, await participantIds(trx, week, userIds));
    const changes = versions.map((one) => ({ ...one, set: { attendance_type_id: type } }));
    return { changed: await compareAndSet(trx, params.lectureId, changes), skipped: [] };
  }
  if (type === null) throw invalid([{ field: 'attTypeId', message: '출결 구분을 골라 주세요.' }]);
  return fillBlank(trx, week, userIds, { attendance_type_id: type });
};

/** The kind of change set of each way of writing. */
const kinds = {
  edit: 'ATTENDANCE_UPDATE',
  paste: 'ATTENDANCE_PASTE',
  undo: 'ATTENDANCE_UNDO',
  redo: 'ATTENDANCE_REDO',
} as const;
