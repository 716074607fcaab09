import { notFound } from '../../../http/problem.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { factsOf } from '../../_protocol/unconditional.ts';
import { changesOf } from './bulk.ts';
import { compareAndSet } from './compareAndSet.ts';
import { participantIds } from '../lockRows.ts';
import { setForMany } from './setForMany.ts';
import { checkTypes } from '../types.ts';
import { findWeek } from '../week.ts';

/** Marks one student, or clears the mark (`none`). */
export const markAttendance: Handler<'markAttendance'> = async ({ trx, params, body, changeSet }) => {
  const week = await findWeek(trx, params);
  const type = params.typeId === 'none' ? null : params.typeId;
  await checkTypes(trx, [type]);
  await changeSet('ATTENDANCE_MARK', factsOf(body.version));
  const ids = await participantIds(trx, week, [params.userId]);
  const changes = [...ids.values()].map((id) => ({ id, version: body.version, set: { attendance_type_id: type } }));
  const [mark] = await compareAndSet(trx, params.lectureId, changes);
  if (!mark) throw notFound('수강생');
  return mark;
};

/** Marks many as one change set: all of them the same (`null` clears marks), or with `changes` each as it says. */
export const markAttendanceBulk: Handler<'markAttendanceBulk'> = async (context) => {
  const { trx, params, body, changeSet } = context;
  if (!('changes' in body)) {
    await checkTypes(trx, [body.attTypeId]);
    return setForMany(context, 'ATTENDANCE_MARK', body, { attendance_type_id: body.attTypeId });
  }
  await findWeek(trx, params);
  const changes = changesOf(body.changes);
  await checkTypes(
    trx,
    changes.map(({ set }) => set.attendance_type_id),
  );
  const changeSetId = await changeSet(kinds[body.kind ?? 'edit']);
  return { changed: await compareAndSet(trx, params.lectureId, changes), skipped: [], changeSetId };
};

/** The kind of change set of each way of writing. */
const kinds = {
  edit: 'ATTENDANCE_UPDATE',
  paste: 'ATTENDANCE_PASTE',
} as const;
