import { formatShortWeek, gradeHeader } from '#ui-kit';
import type { CellView, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { keyOf } from '../../grid/index.ts';
import css from '../Gradebook.module.css';
import { gradeKeys } from './gradeKeys.ts';
import type { GradeRow } from './gradeRows.ts';
import { mostRetakes, scaleOfExam, type AttemptColumn, type Detail, type GradedExam } from '../grades.ts';

/** The inputs of the columns; equal inputs give the same columns. */
export interface GradeShape {
  exams: readonly { id: string; name: string; week: string; retakes: number; scale: number | null }[];
  details: readonly Detail[];
  /** Each exam's header contains its week, too. */
  isTerm: boolean;
}

/** The shape of a gradebook. */
export function shapeOf(exams: readonly GradedExam[], details: readonly Detail[], isTerm: boolean): GradeShape {
  return {
    exams: exams.map(({ id, name, weeklyLecture, scores }) => ({
      id,
      name,
      week: formatShortWeek(weeklyLecture),
      retakes: mostRetakes(scores),
      scale: scaleOfExam(scores),
    })),
    details,
    isTerm,
  };
}

const details: Record<Detail, Omit<GridColumn<GradeRow>, 'id'>> = {
  status: { label: '상태', width: 76, kind: 'choice', emptyText: '미응시' },
  delivery: { label: '방식', width: 84, kind: 'choice' },
  clinic: { label: '클리닉', width: 76, kind: 'choice', emptyText: '해당 없음', render: drawClinic },
  grade: { label: '등급', width: 112, kind: 'choice', align: 'center' },
  memo: { label: '메모', width: 132, grow: true, kind: 'text' },
};

/** The column names in display order. */
export const detailNames: readonly { id: Detail; label: string }[] = (
  ['status', 'delivery', 'clinic', 'grade', 'memo'] as const
).map((id) => ({ id, label: details[id].label }));

/** The columns of a gradebook, and what those of attempts show, by column id. */
export function gradeColumns({ exams, details: shown, isTerm }: GradeShape) {
  const attempts = exams.flatMap((exam, examAt) =>
    Array.from({ length: exam.retakes + 1 }, (_, retakeNumber) =>
      attemptColumns({ exam, examAt, retakeNumber, shown, isTerm }),
    ).flat(),
  );
  const columns: GridColumn<GradeRow>[] = [
    { id: 'number', label: '학번', width: 100, kind: 'read', frozen: true },
    { id: 'name', label: '이름', width: 88, kind: 'read', frozen: true, rowHeader: true },
  ];
  if (!isTerm) columns.push({ id: 'school', label: '학교·학년', width: 120, grow: true, kind: 'read' });
  columns.push(
    ...attempts.map(({ column }) => column),
    { id: 'sum', label: '합계', width: 92, kind: 'read', align: 'end', opens: true },
    { id: 'mean', label: '득점률', width: 70, kind: 'read', align: 'end' },
  );
  return { columns, attemptColumns: new Map(attempts.map(({ column, shows }) => [column.id, shows])) };
}

interface ColumnsOfAttempt {
  exam: GradeShape['exams'][number];
  examAt: number;
  retakeNumber: number;
  /** The columns besides the value. */
  shown: readonly Detail[];
  isTerm: boolean;
}

interface DrawnColumn {
  column: GridColumn<GradeRow>;
  shows: AttemptColumn;
}

/** The columns of one attempt: its value, then its details. An exam moves with its first attempt; details move within their attempt. */
function attemptColumns({ exam, examAt, retakeNumber, shown, isTerm }: ColumnsOfAttempt): DrawnColumn[] {
  const isFirst = retakeNumber === 0;
  // A name that begins with its week needs no second one.
  const examName = isTerm && !exam.name.startsWith(exam.week) ? `${exam.week} ${exam.name}` : exam.name;
  const label = isFirst ? examName : `${retakeNumber}차 재시험`;
  const attempt = { examId: exam.id, retakeNumber };
  const draw = (field: AttemptColumn['field'], column: Omit<GridColumn<GradeRow>, 'id'>): DrawnColumn => ({
    column: { ...column, id: keyOf({ ...attempt, field }), block: exam.id, keymap: gradeKeys[field] },
    shows: { examAt, retakeNumber, field, scale: exam.scale },
  });
  const value = draw('value', {
    label,
    name: label,
    width: isTerm ? 84 : 104,
    grow: true,
    kind: 'text',
    align: 'end',
    opens: true,
    moves: isFirst ? 'exams' : undefined,
    render: drawValue,
  });
  return [
    value,
    ...shown
      .filter((field) => field !== 'status' || isFirst)
      .map((field) =>
        draw(field, {
          ...details[field],
          ...(field === 'grade' && { label: gradeHeader(exam.scale) }),
          name: field,
          moves: keyOf(attempt),
        }),
      ),
  ];
}

/** Below the cutline: red, and a mark, because colour alone is not enough. */
function drawValue(_row: GradeRow, { text, tone, value }: CellView) {
  if (value !== null && Number.isNaN(Number(value))) return <span className={css.away}>{text}</span>;
  return tone === 'negative' ? (
    <>
      <span className={css.below} role="img" aria-label="미달">
        ▼
      </span>
      {text}
    </>
  ) : (
    text
  );
}

function drawClinic(_row: GradeRow, { text, value, readOnly }: CellView) {
  if (readOnly) return null;
  return value === null ? <span className={css.none}>–</span> : text;
}
