import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, type Problem } from '../../../http/problem.ts';
import { changedSince } from './changedSince.ts';

/** A cell of a grid that a change set changed. Values are text, as `cells_of` in SQL writes them; null is empty. */
export interface ChangedCell {
  table: 'participants' | 'scores' | 'score_attempts' | 'work_records';
  rowId: string;
  /** The row as the change set left it, or as it was when it deleted it. */
  entry: Record<string, unknown>;
  /** The column of the grid. */
  name: string;
  /** The question of an answer, else 0. */
  number: number;
  before: string | null;
  after: string | null;
  /** The row as it is now; null when it is gone. */
  row: Record<string, unknown> | null;
  /** The cell's value now. */
  now: string | null;
  /** Whose cell it is. */
  personName: string;
  /** Who changed the row last; null for the academy itself. */
  changedBy: string | null;
}

/** A cell that an undo leaves as it is. */
export interface LeftCell extends ChangedCell {
  why: 'CHANGED' | 'LOCKED';
}

/** What an undo did with the cells of a change set. */
export interface Undone {
  undone: number;
  left: LeftCell[];
}

/** The cells that a change set changed, beside what they are now; the caller has locked their rows. */
export async function readChangedCells(trx: Transaction<Tables>, changeSetId: string): Promise<ChangedCell[]> {
  const { rows } = await sql<ChangedCell>`
    select cell.table_name as table, cell.row_id as "rowId", cell.entry, cell.name, cell.number, cell.before, cell.after, standing.row,
      (select value from cells_of(cell.table_name, standing.row) as now where now.name = cell.name and now.number = cell.number) as now,
      coalesce(users.name, '') as "personName", (
        select actor.name from audit_log as last left join users as actor on actor.id = last.actor_id
        where last.table_name = cell.table_name and last.row_id = cell.row_id order by last.at desc limit 1) as "changedBy"
    from changed_cells(${changeSetId}) as cell
    cross join lateral (select case cell.table_name
      when 'participants' then (select to_jsonb(participants) from participants where id = cell.row_id::uuid)
      when 'scores' then (select to_jsonb(scores) from scores where id = cell.row_id::uuid)
      when 'score_attempts' then (select to_jsonb(score_attempts) from score_attempts where id = cell.row_id::uuid)
      when 'work_records' then (select to_jsonb(work_records) from work_records where id = cell.row_id::uuid) end as row) as standing
    left join scores on scores.id = (cell.entry ->> 'score_id')::uuid
    left join users on users.id = coalesce((cell.entry ->> 'student_id')::uuid, (cell.entry ->> 'ta_id')::uuid, scores.student_id)
    order by users.name, cell.row_id, cell.number, cell.name`.execute(trx);
  return rows;
}

/** The ids of the rows of a table that a change set changed. */
export async function changedRows(
  trx: Transaction<Tables>,
  changeSetId: string,
  table: ChangedCell['table'],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('audit_log')
    .select('row_id')
    .distinct()
    .where('change_set_id', '=', changeSetId)
    .where('table_name', '=', table)
    .execute();
  return rows.map(({ row_id }) => row_id);
}

/** Parts the cells that are still as the change set left them from those that somebody changed, or that are locked. */
export function partCells(
  cells: readonly ChangedCell[],
  isLocked: (cell: ChangedCell) => boolean = () => false,
): { same: ChangedCell[]; left: LeftCell[] } {
  const same: ChangedCell[] = [];
  const left: LeftCell[] = [];
  for (const cell of cells) {
    if (!isAsLeft(cell)) left.push({ ...cell, why: 'CHANGED' });
    else if (isLocked(cell)) left.push({ ...cell, why: 'LOCKED' });
    else same.push(cell);
  }
  return { same, left };
}

/** A shift that the action made goes only as it was made; one that it deleted comes back only where there is none. */
function isAsLeft({ name, before, after, row, now, entry }: ChangedCell): boolean {
  if (name === 'hours' && after === null) return row === null;
  if (name === 'hours' && before === null) return row?.version === entry.version;
  return row !== null && now === after;
}

/** 409 for an undo that would change nothing. */
export async function nothingUndone(
  trx: Transaction<Tables>,
  left: readonly [LeftCell, ...LeftCell[]],
): Promise<Problem> {
  const [{ why, table, personName }] = left;
  if (why === 'LOCKED') {
    return conflict('locked', `${personName} 학생의 값은 잠겨 있어 되돌릴 수 없습니다. 먼저 잠금을 풀어 주세요.`);
  }
  const rows = left
    .filter((cell) => cell.table === table)
    .map(({ rowId, entry }) => ({ table, id: rowId, after: entry }));
  return changedSince(trx, table, rows);
}

/** What is left, as the answer names it. */
export const namesOfLeft = (left: readonly LeftCell[]) =>
  left.map(({ personName, why, changedBy }) => ({
    name: personName,
    why,
    changedBy: why === 'CHANGED' ? changedBy : null,
  }));
