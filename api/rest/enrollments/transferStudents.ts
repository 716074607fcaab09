import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { conflict, Problem } from '../../http/problem.ts';
import { dryRun, fingerprint } from '../_protocol/dryRun.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { move } from './move.ts';
import { findTransfer, nextWeek } from './transferClass.ts';

type Moved = ReplyOf<'transferStudents'>['outcomes'][number];

/** Moves several students to another lecture from one week on, as one change set: all or none. */
export const transferStudents: Handler<'transferStudents'> = async ({ trx, params, body, now, changeSet }) => {
  const userIds = [...new Set(body.userIds)].sort();
  if (body.mode === 'UNDO') {
    const undone = await findTransfer(trx, { ...params, userIds }, body.changeSetId);
    const changeSetId = await changeSet('CLASS_TRANSFER_UNDO', {}, undone);
    await undoChangeSet(trx, undone);
    return { mode: 'UNDO', changeSetId, plan: null, outcomes: [] };
  }
  const weekId = body.fromWeeklyLectureId ?? (await nextWeek(trx, params.lectureId, seoulDate(now)));
  const targetWeekId = body.targetWeeklyLectureId ?? null;
  const act = async (): Promise<Moved[]> => {
    const moved: Moved[] = [];
    for (const userId of userIds) {
      const name = await nameOf(trx, userId);
      moved.push({ userId, name, ...(await named(name, move(trx, { ...params, userId, weekId, targetWeekId }))) });
    }
    return moved;
  };
  if (body.mode === 'PREVIEW') {
    const outcomes = await dryRun(trx, act);
    return { mode: 'PREVIEW', changeSetId: null, plan: await fingerprint(outcomes), outcomes };
  }
  const changeSetId = await changeSet('CLASS_TRANSFER', { count: userIds.length });
  const outcomes = await act();
  const plan = await fingerprint(outcomes);
  if (body.plan !== undefined && body.plan !== plan) {
    throw conflict('transfer-changed', '미리 본 뒤로 수강이나 주차가 바뀌었습니다. 다시 확인하고 옮겨 주세요.');
  }
  return { mode: 'COMMIT', changeSetId, plan, outcomes };
};

async function nameOf(trx: Transaction<Tables>, userId: string): Promise<string> {
  const user = await trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return user?.name ?? '';
}

/** Says in a refusal which of the students it is about. */
async function named<T>(name: string, moving: Promise<T>): Promise<T> {
  try {
    return await moving;
  } catch (error) {
    if (error instanceof Problem && error.status === 409 && name !== '')
      throw conflict(error.code, `${name}: ${error.message}`);
    throw error;
  }
}
