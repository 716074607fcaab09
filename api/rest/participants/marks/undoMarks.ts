import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import {
  changedRows,
  partCells,
  readChangedCells,
  type ChangedCell,
  type Undone,
} from '../../_protocol/changes/changedCells.ts';
import { compareAndSet } from './compareAndSet.ts';
import { lockParticipantRows } from '../lockRows.ts';
import type { Values } from '../types.ts';

/** Restores the marks, memos, locks and make-up lessons that a change set wrote, where they are still as it left them. */
export async function undoMarks(trx: Transaction<Tables>, changeSetId: string): Promise<Undone> {
  await lockParticipantRows(trx, await changedRows(trx, changeSetId, 'participants'));
  const { same, left } = partCells(await readChangedCells(trx, changeSetId), isLocked);
  const byRow = Map.groupBy(same, ({ rowId }) => rowId);
  const changes = [...byRow].map(([id, cells]) => ({ id, set: Object.assign({}, ...cells.map(valuesOf)) as Values }));
  const [first] = same;
  if (first) await compareAndSet(trx, await lectureOf(trx, String(first.entry.weekly_lecture_id)), changes);
  return { undone: same.length, left };
}

const isLocked = ({ name, row }: ChangedCell): boolean =>
  (name === 'attendance' || name === 'makeup') && row?.is_locked === true;

// A lock that is opened always has a reason.
const undoing = '되돌리기';

function valuesOf({ name, before }: ChangedCell): Values {
  if (name === 'attendance') return { attendance_type_id: before };
  if (name === 'makeup') return { makeup_for_id: before };
  if (name === 'memo') return { memo: before ?? '' };
  return { is_locked: before !== null, lock_reason: before ?? undoing };
}

async function lectureOf(trx: Transaction<Tables>, weekId: string): Promise<string> {
  const { lecture_id } = await trx
    .selectFrom('weekly_lectures')
    .select('lecture_id')
    .where('id', '=', weekId)
    .executeTakeFirstOrThrow();
  return lecture_id;
}
