import { formatGrade, formatSchool } from '#ui-kit';
import type { CellView } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { pendingView, type PendingEdit } from '../../grid/index.ts';
import { editAt, holderAt, type GradeRow } from './gradeRows.ts';
import {
  attemptCell,
  isBelow,
  keyOfAttempt,
  shownValue,
  textOf,
  valueOf,
  type AttemptCell,
  type AttemptColumn,
  type Exam,
  type Field,
  type GradeCell,
} from '../grades.ts';
import { isAway } from '../../shared/scoreWords.ts';

/** The context in which cells are shown. */
export interface GradeContext {
  attemptColumns: ReadonlyMap<string, AttemptColumn>;
  exams: readonly Exam[];
}

/** A cell's content: the value being saved, else the one on the server. */
export function gradeCell(row: GradeRow, columnId: string, { attemptColumns, exams }: GradeContext): CellView {
  const column = attemptColumns.get(columnId);
  if (!column) return readCell(row, columnId, exams);
  const score = row.scores[column.examAt];
  const exam = exams[column.examAt];
  const attempt = score && exam && attemptCell(exam, score, column.retakeNumber);
  if (!attempt) return score ? noRetake : notThere;
  const { field } = column;
  const record = keyOfAttempt(attempt);
  const value = field === 'value' ? valueComing(row, attempt) : comingTo(row, attempt, field);
  const cell: CellView = {
    value,
    text:
      field === 'value'
        ? (value ?? '')
        : shownText(value, field, scaleOf(attempt) === column.scale ? null : scaleOf(attempt)),
  };
  const tone = toneOf(field, value, attempt);
  if (tone) cell.tone = tone;
  const holder = holderAt(row, { record, column: field });
  if (holder !== undefined) cell.holder = holder;
  const edit = editAt(row, { record, column: field }) ?? (field === 'value' ? statusEdit(row, record) : undefined);
  if (edit) return { ...cell, ...gradeEditView(edit, field) };
  const memo = attempt.attempt?.memo;
  if (holder !== undefined) cell.message = `${holder}님이 이 칸에 있습니다`;
  else if (field === 'value' && memo) cell.message = `메모: ${memo}`;
  else if (field === 'grade' && value !== null && scaleOf(attempt) !== null)
    cell.message = formatGrade(value, scaleOf(attempt));
  else if (field === 'grade' && attempt.retakeNumber === 0 && attempt.attempt?.value != null) cell.message = waiting;
  return cell;
}

/** A value as text; a 등급 says of how many where the head of its column does not. */
const shownText = (value: string | null, field: Field, scale: number | null): string =>
  field === 'grade' && value !== null ? formatGrade(value, scale) : textOf(value, field);

const scaleOf = ({ attempt }: AttemptCell<Exam>): number | null => attempt?.gradeScale ?? null;

/** A cell's value with its pending edit. */
function comingTo(row: GradeRow, attempt: AttemptCell<Exam>, field: Field): string | null {
  const edit = editAt(row, { record: keyOfAttempt(attempt), column: field });
  return edit && edit.state !== 'saved' ? edit.value : valueOf(attempt, field);
}

/** The text of a value cell with its pending edits; for a first attempt without a value, the reason. */
function valueComing(row: GradeRow, attempt: AttemptCell<Exam>): string | null {
  const status = attempt.retakeNumber === 0 ? comingTo(row, attempt, 'status') : null;
  return shownValue(comingTo(row, attempt, 'value'), status);
}

const statusEdit = (row: GradeRow, record: GradeCell['record']) => editAt(row, { record, column: 'status' });

/** A failed text can simply be typed again, so it needs no keys. */
function gradeEditView(edit: PendingEdit<GradeCell>, field: Field): ReturnType<typeof pendingView> {
  const view = pendingView(edit);
  const isTyped = field === 'value' || field === 'memo';
  return edit.conflict || !isTyped ? view : { ...view, keys: undefined };
}

const waiting = '모두 채점되고 등급 기준 인원을 채우면 나옵니다';
const notThere: CellView = { value: null, text: '', readOnly: true, message: '이 시험의 주차에는 수강하지 않습니다' };
const noRetake: CellView = { value: null, text: '', readOnly: true, message: '이 차수의 재시험이 없습니다' };

function readCell(row: GradeRow, columnId: string, exams: readonly Exam[]): CellView {
  if (columnId === 'number') return read(row.student.studentNumber);
  if (columnId === 'name') return read(row.student.user.name);
  if (columnId === 'school') return read(formatSchool(row.student));
  const { points, total } = sumOf(row, exams);
  if (total === 0) return read('');
  return read(columnId === 'sum' ? `${trim(points)} / ${trim(total)}` : `${trim((100 * points) / total)}%`);
}

/** The sum of a student's points in first attempts, and of the points possible. */
function sumOf(row: GradeRow, exams: readonly Exam[]): { points: number; total: number } {
  let points = 0;
  let total = 0;
  for (const [at, score] of row.scores.entries()) {
    const value = score?.attempts.find(({ retakeNumber }) => retakeNumber === 0)?.value;
    if (value == null) continue;
    points += value;
    total += exams[at]?.totalPoints ?? 0;
  }
  return { points, total };
}

const trim = (value: number): string => String(Math.round(value * 10) / 10);

function toneOf(field: Field, value: string | null, attempt: AttemptCell<Exam>): CellView['tone'] {
  if (field === 'value' && value !== null && isBelow(attempt, Number(value))) return 'negative';
  if (field === 'clinic') return value === 'REQUIRED' ? 'negative' : value === 'DONE' ? 'positive' : undefined;
  return field === 'status' && isAway(value) ? 'warning' : undefined;
}

const read = (text: string): CellView => ({ value: text, text });
