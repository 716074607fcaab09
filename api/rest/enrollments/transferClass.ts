import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, invalid, notFound } from '../../http/problem.ts';
import { sha256 } from '../../security/digest.ts';
import type { Handler } from '../_protocol/handler.ts';
import { dryRun } from '../_protocol/dryRun.ts';
import { undoChangeSet } from '../_protocol/undoChangeSet.ts';
import { move } from './move.ts';
import type { Outcome } from './types.ts';

/** Moves a student to another lecture from a week on: previewed first, written all or nothing, undone while nothing changed. */
export const transferClass: Handler<'transferClass'> = async ({ trx, params, body, changeSet }) => {
  if (body.mode === 'UNDO') {
    const undone = await findTransfer(trx, params, body.changeSetId);
    const changeSetId = await changeSet('CLASS_TRANSFER_UNDO');
    await undoChangeSet(trx, undone);
    return { mode: 'UNDO', changeSetId, plan: null, outcome: null };
  }
  const act = () =>
    move(trx, {
      userId: params.userId,
      lectureId: params.lectureId,
      targetLectureId: params.targetLectureId,
      weekId: wanted('fromWeeklyLectureId', body.fromWeeklyLectureId, '어느 주차부터 옮길지 골라 주세요.'),
      targetWeekId: body.targetWeeklyLectureId ?? null,
    });
  if (body.mode === 'PREVIEW') {
    const outcome = await dryRun(trx, act);
    return { mode: 'PREVIEW', changeSetId: null, plan: await fingerprint(outcome), outcome };
  }
  const changeSetId = await changeSet('CLASS_TRANSFER');
  const outcome = await act();
  const plan = await fingerprint(outcome);
  if (body.plan !== undefined && body.plan !== plan) {
    throw conflict('transfer-changed', '미리 본 뒤로 수강이나 주차가 바뀌었습니다. 다시 확인하고 옮겨 주세요.');
  }
  return { mode: 'COMMIT', changeSetId, plan, outcome };
};

const fingerprint = (outcome: Outcome): Promise<string> => sha256(JSON.stringify(outcome));

/** The change set of a transfer of this student between these lectures; 404 for any other. */
async function findTransfer(
  trx: Transaction<Tables>,
  { userId, lectureId, targetLectureId }: { userId: string; lectureId: string; targetLectureId: string },
  changeSetId: string | undefined,
): Promise<string> {
  const id = wanted('changeSetId', changeSetId, '무엇을 되돌릴지 알려 주세요.');
  const rows = await trx
    .selectFrom('audit_log')
    .select(['action', sql<string>`coalesce(after, before) ->> 'lecture_id'`.as('lectureId')])
    .where('change_set_id', '=', id)
    .where('table_name', '=', 'enrollments')
    .where(sql`coalesce(after, before) ->> 'student_id'`, '=', userId)
    .execute();
  const came = rows.some((row) => row.action === 'INSERT' && row.lectureId === targetLectureId);
  const went = rows.some((row) => row.action !== 'INSERT' && row.lectureId === lectureId);
  if (!came || !went) throw notFound('되돌릴 반 이동');
  return id;
}

function wanted(field: string, value: string | undefined, message: string): string {
  if (value === undefined) throw invalid([{ field, message }]);
  return value;
}
