import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import { findChangeSetKind } from '../_protocol/changes/changeSets.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { undoChangeSet } from '../_protocol/changes/undoChangeSet.ts';
import { undoAttendance } from '../participants/marks/undoAttendance.ts';
import { undoScores } from '../scores/undoScores.ts';

type Undo = (context: Context<'undoChange'>, changeSetId: string) => Promise<{ changeSetId: string }>;

/** Undoes what one action changed; each kind in the way of its own slice. */
export const undoChange: Handler<'undoChange'> = async (context) => {
  const { trx, params } = context;
  const kind = await findChangeSetKind(trx, params.changeSetId);
  const { rows } = await sql<{ is: boolean }>`select is_undoable_kind(${kind ?? ''}) as is`.execute(trx);
  if (kind === undefined || !rows[0]?.is) throw notFound('되돌릴 변경');
  return undoOf(kind)(context, params.changeSetId);
};

function undoOf(kind: string): Undo {
  if (kind.startsWith('ATTENDANCE_')) return attendance;
  return ['RETAKES_ADD', 'ANSWERS_IMPORT', 'WORD_TEST_SCORES'].includes(kind) ? scores : plain;
}

const attendance: Undo = async (context, changeSetId) => {
  const week = await weekOf(context.trx, changeSetId);
  if (!week) throw notFound('되돌릴 변경');
  return undoAttendance({ ...context, params: week, body: { changeSetId } } as never);
};

const scores: Undo = (context, changeSetId) => undoScores({ ...context, body: { changeSetId } } as never);

const plain: Undo = async ({ trx, changeSet }, changeSetId) => {
  const undone = await changeSet('CHANGE_UNDO', {}, changeSetId);
  await undoChangeSet(trx, changeSetId);
  return { changeSetId: undone };
};

/** A week of the attendance that a change set marked: its lecture is what the undo asks for. */
async function weekOf(trx: Transaction<Tables>, changeSetId: string) {
  const { rows } = await sql<{ lectureId: string; weeklyLectureId: string }>`
    select week.lecture_id as "lectureId", week.id as "weeklyLectureId"
    from audit_log as entry join participants on participants.id::text = entry.row_id
    join weekly_lectures as week on week.id = participants.weekly_lecture_id
    where entry.change_set_id = ${changeSetId} and entry.table_name = 'participants' limit 1`.execute(trx);
  return rows[0];
}
