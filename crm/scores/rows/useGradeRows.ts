import { useCallback, useMemo } from 'react';
import { useRowOrder } from '../../grid/index.ts';
import { useDeepStable } from './useDeepStable.ts';
import { gradeCell } from './gradeCells.ts';
import { detailNames, gradeColumns, shapeOf } from './gradeColumns.tsx';
import { gradeRows, withLive, type GradeRow } from './gradeRows.ts';
import {
  attemptCell,
  keyOfAttempt,
  type AttemptCell,
  type Detail,
  type GradebookData,
  type GradeCell,
} from '../grades.ts';
import type { GradePlace } from '../place.ts';
import { gradeTotals } from './totals.ts';
import { useExams } from './useExams.ts';
import { useFiltered } from './useFiltered.ts';

/** What a gradebook renders: columns, rows with pending edits, totals, and cell contents. */
export function useGradeRows(data: GradebookData, place: GradePlace, live: Pick<GradeRow, 'edits' | 'holders'>) {
  const { edits, holders } = live;
  const details = useDeepStable(place.fields.split(',').filter(isDetail));
  const { columns, attemptColumns } = useColumns(data.exams, details, place.view === 'term');
  const settled = useMemo(() => gradeRows(data), [data]);
  const all = useMemo(() => withLive(settled, data, { edits, holders }), [settled, data, edits, holders]);
  const { counted, filters, passing } = useFiltered(data, place);
  const shown = useMemo(() => (passing ? all.filter(({ id }) => passing.has(id)) : all), [all, passing]);
  const among = useMemo(() => {
    const ids = data.students.map(({ id }) => id);
    return new Set(passing ? ids.filter((id) => passing.has(id)) : ids);
  }, [data.students, passing]);
  const totals = useMemo(
    () => gradeTotals(counted.exams, attemptColumns, among),
    [counted.exams, attemptColumns, among],
  );
  // Cells get the exams without their scores, so that a new value re-renders no other row.
  const exams = useExams(data.exams);
  const getCell = useCallback(
    (row: GradeRow, columnId: string) => gradeCell(row, columnId, { attemptColumns, exams }),
    [attemptColumns, exams],
  );
  const rows = useRowOrder(shown, place.order, getCell);
  const byId = useMemo(() => new Map(settled.map((row) => [row.id, row])), [settled]);
  return { details, columns, attemptColumns, rows, filters, totals, getCell, byId };
}

/** The columns; the same array while they are unchanged. */
function useColumns(exams: GradebookData['exams'], details: readonly Detail[], isTerm: boolean) {
  const shape = useDeepStable(useMemo(() => shapeOf(exams, details, isTerm), [exams, details, isTerm]));
  return useMemo(() => gradeColumns(shape), [shape]);
}

const isDetail = (text: string): text is Detail => detailNames.some(({ id }) => id === text);

type Drawn = Pick<ReturnType<typeof useGradeRows>, 'attemptColumns' | 'byId'>;

/** The cell of a row and a column of the grid. */
export function attemptsAt(exams: GradebookData['exams'], { attemptColumns, byId }: Drawn) {
  const attemptAt = (rowId: string, columnId: string): AttemptCell | undefined => {
    const column = attemptColumns.get(columnId);
    const exam = column && exams[column.examAt];
    const score = column && byId.get(rowId)?.scores[column.examAt];
    return exam && score && attemptCell(exam, score, column.retakeNumber);
  };
  const cellAt = (rowId: string, columnId: string): GradeCell | undefined => {
    const attempt = attemptAt(rowId, columnId);
    const field = attemptColumns.get(columnId)?.field;
    return attempt && field && { record: keyOfAttempt(attempt), column: field };
  };
  /** A value cell shows refusals of its status, too. */
  const shownAt = (rowId: string, columnId: string): GradeCell[] => {
    const cell = cellAt(rowId, columnId);
    if (cell?.column === 'value') return [cell, { ...cell, column: 'status' }];
    return cell ? [cell] : [];
  };
  return { attemptAt, cellAt, shownAt };
}
