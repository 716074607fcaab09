import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { partCells, readChangedCells, type ChangedCell, type Undone } from '../../_protocol/changes/changedCells.ts';
import { readAnswered } from '../answers/readAnswered.ts';
import { keyOf, type CellChange, type CellKey } from './cell.ts';
import { writeAnswers } from '../changeAnswers.ts';
import { changeCells } from './changeCells.ts';
import { lockScoreRows } from './lockScoreRows.ts';
import { setGrade } from '../setGrade.ts';

/** Restores the scores, answers and 등급 that a change set wrote, where they are still as it left them; what follows from them follows again. */
export async function undoCells(trx: Transaction<Tables>, changeSetId: string): Promise<Undone> {
  const touched = await readChangedCells(trx, changeSetId);
  if (touched.length === 0) return { undone: 0, left: [] };
  await lockScoreRows(
    trx,
    touched.map((cell) => attemptOf(cell).scoreId),
  );
  const { same, left } = partCells(await readChangedCells(trx, changeSetId));
  const cells = same.filter(({ name }) => name !== 'answer' && name !== 'grade');
  const byAttempt = Map.groupBy(cells, (cell) => keyOf(attemptOf(cell)));
  const changes = [...byAttempt.values()].map(
    (ofOne) => Object.assign({}, ...ofOne.map((cell) => ({ ...attemptOf(cell), ...valueOf(cell) }))) as CellChange,
  );
  if (changes.length > 0) await changeCells(trx, changes);
  await undoAnswers(
    trx,
    same.filter(({ name }) => name === 'answer'),
  );
  for (const cell of same.filter(({ name }) => name === 'grade')) {
    await setGrade(trx, attemptOf(cell), cell.before === null ? null : Number(cell.before));
  }
  return { undone: same.length, left };
}

/** The attempt of a cell; a status is that of the first one. */
function attemptOf({ table, rowId, entry }: ChangedCell): Required<CellKey> & { retakeNumber: number } {
  if (table === 'scores') return { scoreId: rowId, retakeNumber: 0 };
  return { scoreId: String(entry.score_id), retakeNumber: Number(entry.retake_number) };
}

function valueOf({ name, before }: ChangedCell): Partial<CellChange> {
  if (name === 'status') return { status: (before ?? 'NONE') as NonNullable<CellChange['status']> };
  if (name === 'value') return { value: before === null ? null : Number(before) };
  if (name === 'memo') return { memo: before ?? '' };
  if (name === 'clinic') return { clinicStatus: (before ?? 'NONE') as NonNullable<CellChange['clinicStatus']> };
  return { deliveryType: before as NonNullable<CellChange['deliveryType']> };
}

async function undoAnswers(trx: Transaction<Tables>, cells: readonly ChangedCell[]): Promise<void> {
  for (const [examId, ofExam] of Map.groupBy(cells, ({ entry }) => String(entry.exam_id))) {
    const byScore = Map.groupBy(ofExam, (cell) => attemptOf(cell).scoreId);
    const changes = [...byScore].map(([scoreId, answers]) => ({
      scoreId,
      answers: answers.map(({ number, before }) => ({ number, answer: before === null ? null : Number(before) })),
    }));
    await writeAnswers(trx, examId, changes, await readAnswered(trx, [...byScore.keys()]));
  }
}
