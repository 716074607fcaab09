import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { dryRun, fingerprint } from '../_protocol/dryRun.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { unconditional } from '../_protocol/unconditional.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { move } from './move.ts';
import { findRow } from '../_protocol/rows.ts';

/** Moves a student to another lecture from a week on: previewed first, written all or nothing, undone while nothing changed. */
export const transferClass: Handler<'transferClass'> = async ({ trx, params, body, now, changeSet }) => {
  if (body.mode === 'UNDO') {
    const undone = await findTransfer(trx, { ...params, userIds: [params.userId] }, body.changeSetId);
    const changeSetId = await changeSet('CLASS_TRANSFER_UNDO', {}, undone);
    await undoChangeSet(trx, undone);
    return { mode: 'UNDO', changeSetId, plan: null, outcome: null };
  }
  const weekId = body.fromWeeklyLectureId ?? (await nextWeek(trx, params.lectureId, seoulDate(now)));
  const act = () =>
    move(trx, {
      userId: params.userId,
      lectureId: params.lectureId,
      targetLectureId: params.targetLectureId,
      weekId,
      targetWeekId: body.targetWeeklyLectureId ?? null,
    });
  if (body.mode === 'PREVIEW') {
    const outcome = await dryRun(trx, act);
    return { mode: 'PREVIEW', changeSetId: null, plan: await fingerprint(outcome), outcome };
  }
  const changeSetId = await changeSet('CLASS_TRANSFER', body.plan === undefined ? unconditional : {});
  const outcome = await act();
  const plan = await fingerprint(outcome);
  if (body.plan !== undefined && body.plan !== plan) {
    throw conflict('transfer-changed', '미리 본 뒤로 수강이나 주차가 바뀌었습니다. 다시 확인하고 옮겨 주세요.');
  }
  return { mode: 'COMMIT', changeSetId, plan, outcome };
};

/** The next week of a lecture that is held, today included: from there on a transfer moves when it names no week. */
export async function nextWeek(trx: Transaction<Tables>, lectureId: string, today: string): Promise<string> {
  const week = await trx
    .selectFrom('weekly_lectures')
    .select('id')
    .where('lecture_id', '=', lectureId)
    .where('held_on', '>=', today)
    .orderBy('held_on')
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst();
  if (!week) await findRow(trx, 'lectures', lectureId);
  if (!week) throw conflict('no-week-left', '앞으로 남은 주차가 없는 강의입니다. 어느 주차부터 옮길지 골라 주세요.');
  return week.id;
}

/** The change set of a transfer of these students between these lectures; 404 for any other. */
export async function findTransfer(
  trx: Transaction<Tables>,
  { userIds, lectureId, targetLectureId }: { userIds: readonly string[]; lectureId: string; targetLectureId: string },
  changeSetId: string | undefined,
): Promise<string> {
  if (changeSetId === undefined) {
    throw invalid([{ field: 'changeSetId', message: '무엇을 되돌릴지 알려 주세요.' }]);
  }
  const rows = await trx
    .selectFrom('audit_log')
    .select([
      'action',
      sql<string>`coalesce(after, before) ->> 'lecture_id'`.as('lectureId'),
      sql<string>`coalesce(after, before) ->> 'student_id'`.as('userId'),
    ])
    .where('change_set_id', '=', changeSetId)
    .where('table_name', '=', 'enrollments')
    .execute();
  const isMoved = (userId: string): boolean => {
    const own = rows.filter((row) => row.userId === userId);
    const came = own.some((row) => row.action === 'INSERT' && row.lectureId === targetLectureId);
    return came && own.some((row) => row.action !== 'INSERT' && row.lectureId === lectureId);
  };
  if (!userIds.every(isMoved)) throw notFound('되돌릴 반 이동');
  return changeSetId;
}
