import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { formatGrade } from '#ui-kit/format/grade.ts';
import { notFound, type Problem } from '../../../http/problem.ts';
import { versionConflict } from '../../_protocol/versionConflict.ts';
import { keyOf, readCells, type Cell, type CellChange } from './cell.ts';
import { words } from '../words.ts';

/** A requested change of a cell. */
export type Stale = CellChange & { grade?: number | null };

/** Which of its values a write wanted to change. */
export type Wanted = 'status' | 'attempt' | 'grade';

/** 409 with both values, the other author and the time; 404 when a retake was deleted. */
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
  const [first, ...others] = found.flatMap(({ change, cell }) =>
    bothValues(change, cell, what).map((both) => ({
      // A retake always has an id, a first attempt only after its first write.
      id: cell.retakeNumber === 0 ? cell.scoreId : (cell.id ?? cell.scoreId),
      rowId: what === 'status' ? cell.scoreId : cell.id,
      label: labels.get(cell.scoreId) ?? '',
      ...both,
      theirVersion: what === 'status' ? cell.scoreVersion : cell.version,
    })),
  );
  if (!first) throw new Error('Only what is stale is refused');
  return versionConflict(trx, what === 'status' ? 'scores' : 'score_attempts', [first, ...others]);
}

interface BothValues {
  field: string;
  mine: string | null;
  theirs: string | null;
}

/** Each changed value, requested and stored. */
function bothValues(change: Stale, cell: Cell, what: Wanted): BothValues[] {
  if (what === 'status') {
    return [{ field: 'status', mine: words.status[change.status ?? 'NONE'], theirs: words.status[cell.status] }];
  }
  if (what === 'grade')
    return [{ field: 'grade', mine: gradeOf(change.grade, cell), theirs: gradeOf(cell.grade, cell) }];
  const { value, memo, deliveryType, clinicStatus } = change;
  const both: (BothValues | false)[] = [
    value !== undefined && { field: 'value', mine: numberOf(value), theirs: numberOf(cell.value) },
    memo !== undefined && { field: 'memo', mine: memo, theirs: cell.memo },
    deliveryType !== undefined && {
      field: 'deliveryType',
      mine: words.delivery[deliveryType],
      theirs: words.delivery[cell.deliveryType],
    },
    clinicStatus !== undefined && {
      field: 'clinicStatus',
      mine: words.clinic[clinicStatus],
      theirs: words.clinic[cell.clinicStatus],
    },
  ];
  return both.filter((one) => one !== false);
}

const gradeOf = (grade: number | null | undefined, { gradeScale }: Cell): string | null =>
  grade == null ? null : formatGrade(grade, gradeScale);

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
