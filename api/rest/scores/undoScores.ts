import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { Undone } from '../_protocol/changes/changedCells.ts';
import { findChangeSetKind } from '../_protocol/changes/changeSets.ts';
import type { Handler } from '../_protocol/handler.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { asUndo } from '../_protocol/changes/asUndo.ts';
import { lockScoreRows } from './cells/lockScoreRows.ts';

/** The kinds of change sets of scores that are undone whole, or not at all. */
export const wholeKinds: ReadonlySet<string> = new Set(['RETAKES_ADD', 'ANSWERS_IMPORT', 'WORD_TEST_SCORES']);

/** Undoes the retakes, the answers or the scores of a word test, that one action wrote for many students. */
export const undoScores: Handler<'undoScores'> = async ({ trx, body, changeSet }) => {
  const kind = await findChangeSetKind(trx, body.changeSetId);
  if (kind === undefined || !wholeKinds.has(kind)) throw notFound('되돌릴 변경');
  const changeSetId = await changeSet('SCORES_UNDO', {}, body.changeSetId);
  await asUndo(trx, () => undoWhole(trx, body.changeSetId));
  return { changeSetId };
};

/** Undoes a change set of scores whole, or an undo of one. Throws 404 when it changed no attempt, 409 when somebody changed one since. */
export async function undoWhole(trx: Transaction<Tables>, changeSetId: string): Promise<Undone> {
  const touched = await trx
    .selectFrom('audit_log')
    .select(sql<string>`coalesce(after, before) ->> 'score_id'`.as('scoreId'))
    .distinct()
    .where('change_set_id', '=', changeSetId)
    .where('table_name', '=', 'score_attempts')
    .execute();
  if (touched.length === 0) throw notFound('되돌릴 변경');
  const exams = await lockScoreRows(
    trx,
    touched.map(({ scoreId }) => scoreId),
  );
  await undoChangeSet(trx, changeSetId);
  await refuseGaps(trx, [...exams.keys()]);
  return { undone: touched.length, left: [] };
}

/** Refused when a later retake exists: retakes are numbered without gaps. */
async function refuseGaps(trx: Transaction<Tables>, scoreIds: readonly string[]): Promise<void> {
  const gap = await trx
    .selectFrom('score_attempts')
    .select('score_id')
    .where('score_id', 'in', scoreIds)
    .where('retake_number', '>', 0)
    .groupBy('score_id')
    .having(sql<boolean>`max(retake_number) > count(*)`)
    .executeTakeFirst();
  if (gap)
    throw conflict('not-latest', '뒤에 추가한 재시험이 있는 학생이 있습니다. 나중에 추가한 것부터 삭제해 주세요.');
}
