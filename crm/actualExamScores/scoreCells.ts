import type { ActualExam, ActualExamScoreRow } from '#client/generated/rest/actualExamScores.ts';
import { parseNumber, readGrade } from '#ui-kit';
import type { CellChange } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { keyOf } from '../grid/index.ts';
import type { ScoreGridQuery } from './generated/graphql.ts';

/** A student, with the saved result when there is one. */
export type ScoreRow = ScoreGridQuery['students'][number];

/** The typed fields of a result, with their maximum and decimals. */
export const marks = [
  { id: 'rawScore', label: '원점수', most: 1000, decimals: 2 },
  { id: 'standardScore', label: '표준점수', most: 200, decimals: 2 },
  { id: 'percentile', label: '백분위', most: 100, decimals: 2 },
  { id: 'grade', label: '등급', most: 9, decimals: 0 },
] as const;

export type MarkId = (typeof marks)[number]['id'];

/** An unsaved value; null empties its cell. */
interface TypedMark {
  value: string | null;
  /** The saved value that it replaces, as it was on screen when typing began. */
  before: string | null;
}

/** Unsaved values by the key of their cell. */
export type Typed = ReadonlyMap<string, TypedMark>;

/** A cell's text, and why it cannot be saved. */
export interface ScoreCell {
  value: string | null;
  problem?: string;
}

/** A row's cell: the typed value, else the saved one. */
export function scoreCell(row: ScoreRow, id: MarkId, typed: Typed): ScoreCell {
  const value = valueOf(row, id, typed);
  const mark = typed.get(cellKey(row.id, id));
  if (!mark) return { value };
  const stored = storedOf(row, id);
  if (stored !== mark.before && stored !== value) return { value, problem: overtakenBy(stored) };
  const isEmptied = marks.every((mark) => valueOf(row, mark.id, typed) === null);
  const problem = isEmptied ? EMPTIED : value === null ? undefined : problemOf(id, value);
  return problem === undefined ? { value } : { value, problem };
}

/**
 * Adds typed values; one that equals the saved result is no longer unsaved.
 * @param begun the rows as they were on screen when typing began
 */
export function withTyped(
  typed: Typed,
  rows: readonly ScoreRow[],
  changes: readonly CellChange[],
  begun: readonly ScoreRow[] = rows,
): Typed {
  const then = new Map(begun.map((row) => [row.id, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const next = new Map(typed);
  for (const { rowId, columnId, value: entered } of changes) {
    const row = byId.get(rowId);
    const value = columnId === 'grade' && entered !== null ? readGrade(entered) : entered;
    if (row && storedOf(row, columnId as MarkId) === value) next.delete(cellKey(rowId, columnId));
    else next.set(cellKey(rowId, columnId), { value, before: storedOf(then.get(rowId), columnId as MarkId) });
  }
  return next;
}

/** The rows with unsaved values, in the form of the batch call. */
export function batchOf(exam: ActualExam, rows: readonly ScoreRow[], typed: Typed): ActualExamScoreRow[] {
  return rows.flatMap((row) => {
    if (!marks.some(({ id }) => typed.has(cellKey(row.id, id)))) return [];
    const values = marks.map(({ id, decimals }) => [id, parseNumber(scoreCell(row, id, typed).value ?? '', decimals)]);
    const [stored] = row.actualExamScores;
    return [{ ...exam, studentId: row.id, ...Object.fromEntries(values), version: stored?.version }];
  });
}

/** The number of unsaved rows, and of cells with an invalid value. */
export function waiting(rows: readonly ScoreRow[], typed: Typed): { changed: number; wrong: number } {
  let changed = 0;
  let wrong = 0;
  for (const row of rows) {
    const cells = marks.filter(({ id }) => typed.has(cellKey(row.id, id)));
    if (cells.length > 0) changed += 1;
    wrong += cells.filter(({ id }) => scoreCell(row, id, typed).problem !== undefined).length;
  }
  return { changed, wrong };
}

const EMPTIED = '값이 하나는 있어야 합니다. 성적을 삭제하려면 학생 화면에서 삭제해 주세요.';

/** The key of a cell among the unsaved values. */
export const cellKey = (rowId: string, columnId: string): string => keyOf({ rowId, columnId });

const overtakenBy = (stored: string | null): string =>
  `다른 사람이 먼저 바꿨습니다: ${stored ?? '비움'}. 내 값을 저장하려면 한 번 더 써 주세요.`;

const storedOf = (row: ScoreRow | undefined, id: MarkId): string | null =>
  row?.actualExamScores[0]?.[id]?.toString() ?? null;

function valueOf(row: ScoreRow, id: MarkId, typed: Typed): string | null {
  const mark = typed.get(cellKey(row.id, id));
  return mark ? mark.value : storedOf(row, id);
}

function problemOf(id: MarkId, text: string): string | undefined {
  const mark = marks.find((one) => one.id === id);
  if (!mark) return undefined;
  const value = parseNumber(text, mark.decimals);
  const least = id === 'grade' ? 1 : 0;
  if (value !== null && value >= least && value <= mark.most) return undefined;
  return id === 'grade' ? '등급은 1부터 9까지의 정수입니다.' : `${mark.label}는 0부터 ${mark.most}까지의 수입니다.`;
}
