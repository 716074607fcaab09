import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound, type Problem } from '../../http/problem.ts';
import { versionConflict } from '../versionConflict.ts';
import { keyOf, readCells, type Cell, type CellChange } from './cell.ts';
import { words } from './words.ts';

/** What somebody wanted a cell to become. */
export type Stale = CellChange & { grade?: number | null };

/** Which of its values a write wanted to change. */
export type Wanted = 'status' | 'attempt' | 'grade' | 'answers';

/** 409 with both values, who wrote the other and when; 404 when a retake is gone. */
export async function staleCells(trx: Transaction<Tables>, stale: readonly Stale[], what: Wanted): Promise<Problem> {
  const cells = new Map((await readCells(trx, stale)).map((cell) => [keyOf(cell), cell]));
  const found = stale.flatMap((change) => {
    const cell = cells.get(keyOf(change));
    return cell && (cell.id !== null || cell.retakeNumber === 0) ? [{ change, cell }] : [];
  });
  if (found.length < stale.length) return notFound('재시험');
  const labels = await labelsOf(
    trx,
    found.map(({ cell }) => cell.scoreId),
  );
  const [first, ...others] = found.map(({ change, cell }) => ({
    id: cell.scoreId,
    rowId: what === 'status' ? cell.scoreId : cell.id,
    label: labels.get(cell.scoreId) ?? '',
    ...bothValues(change, cell, what),
    theirVersion: what === 'status' ? cell.scoreVersion : cell.version,
  }));
  if (!first) throw new Error('Only what is stale is refused');
  return versionConflict(trx, what === 'status' ? 'scores' : 'score_attempts', [first, ...others]);
}

function bothValues(change: Stale, cell: Cell, what: Wanted) {
  if (what === 'status') return { mine: words.status[change.status ?? 'NONE'], theirs: words.status[cell.status] };
  if (what === 'grade') return { mine: numberOf(change.grade ?? null), theirs: numberOf(cell.grade) };
  if (what === 'answers') return { mine: null, theirs: numberOf(cell.value) };
  if (change.value !== undefined) return { mine: numberOf(change.value), theirs: numberOf(cell.value) };
  if (change.memo !== undefined) return { mine: change.memo, theirs: cell.memo };
  if (change.deliveryType !== undefined) {
    return { mine: words.delivery[change.deliveryType], theirs: words.delivery[cell.deliveryType] };
  }
  return { mine: words.clinic[change.clinicStatus ?? 'NONE'], theirs: words.clinic[cell.clinicStatus] };
}

const numberOf = (value: number | null): string | null => (value === null ? null : String(value));

async function labelsOf(trx: Transaction<Tables>, scoreIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('scores')
    .innerJoin('users', 'users.id', 'scores.student_id')
    .innerJoin('exams', 'exams.id', 'scores.exam_id')
    .select(['scores.id', sql<string>`users.name || ' · ' || exams.name`.as('label')])
    .where('scores.id', 'in', [...scoreIds])
    .execute();
  return new Map(rows.map(({ id, label }) => [id, label]));
}
