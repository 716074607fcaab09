import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import {
  changedRows,
  partCells,
  readChangedCells,
  type ChangedCell,
  type Undone,
} from '../_protocol/changes/changedCells.ts';
import { lockRecords, writeAll, type Change } from './changeWorkRecords.ts';

/** Restores the hours, kinds and memos of shifts that a change set wrote, where they are still as it left them. */
export async function undoShifts(trx: Transaction<Tables>, changeSetId: string, now: Date): Promise<Undone> {
  const ids = await changedRows(trx, changeSetId, 'work_records');
  const standing = await lockRecords(
    trx,
    ids.map((id) => ({ id })),
  );
  const { same, left } = partCells(await readChangedCells(trx, changeSetId));
  const changes = [...Map.groupBy(same, ({ rowId }) => rowId)].map(([id, cells]) =>
    Object.assign({ id, version: 0 }, ...cells.map(valuesOf)),
  ) as Change[];
  const [refused] = await writeAll(trx, changes, standing, now);
  if (refused) throw refused.problem;
  return { undone: same.length, left };
}

function valuesOf({ name, before, row, entry }: ChangedCell): Partial<Change> {
  if (name === 'memo') return { memo: before ?? '' };
  if (name === 'wageType') return { wageTypeId: before };
  if (before === null) return { remove: true };
  const [startedAt = '', endedAt] = before.split('/');
  const hours = { startedAt, endedAt: endedAt === '' ? null : endedAt };
  if (row !== null) return hours;
  const { ta_id, wage_type_id, memo, version } = entry;
  return { ...hours, taId: ta_id, wageTypeId: wage_type_id, memo, version } as Partial<Change>;
}
