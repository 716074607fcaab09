import { formatSchool, formatWeek } from '#ui-kit';
import type { CellView, GridColumn } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { cellKey } from '../grid/pendingEdits.ts';
import { refusalKeys } from '../grid/refusalKeys.ts';
import css from './Gradebook.module.css';
import { gradeKeys } from './gradeKeys.ts';
import { draftOf, type GradeRow } from './gradeRows.ts';
import {
  isBelow,
  shownValue,
  spotId,
  spotOf,
  textOf,
  valueOf,
  type Field,
  type GradedExam,
  type Paper,
  type Spot,
} from './grades.ts';
import { isAway } from './words.ts';

/** The columns of an attempt besides its value. */
export type Detail = Exclude<Field, 'value'>;

/** What a column shows. */
export interface ColumnPlace {
  /** Which exam of the gradebook, from 0. */
  examAt: number;
  retakeNumber: number;
  field: Field;
}

/** What decides which columns there are; while it is the same, so are they. */
export interface GradeShape {
  exams: readonly { id: string; name: string; week: string; retakes: number }[];
  details: readonly Detail[];
  /** Each exam's head names its week, too. */
  isTerm: boolean;
}

/** The shape of a gradebook. */
export function shapeOf(exams: readonly GradedExam[], details: readonly Detail[], isTerm: boolean): GradeShape {
  return {
    exams: exams.map(({ id, name, weeklyLecture, scores }) => ({
      ...{
        id,
        name,
        week: weeklyLecture.weekNumber == null ? formatWeek(weeklyLecture) : `${weeklyLecture.weekNumber}주`,
      },
      retakes: retakesIn(scores),
    })),
    details,
    isTerm,
  };
}

const knownRetakes = new WeakMap<GradedExam['scores'], number>();

/** How many retakes a student of an exam has at most. */
function retakesIn(scores: GradedExam['scores']): number {
  const count = () => scores.reduce((most, { attempts }) => Math.max(most, attempts.at(-1)?.retakeNumber ?? 0), 0);
  const retakes = knownRetakes.get(scores) ?? count();
  knownRetakes.set(scores, retakes);
  return retakes;
}

const details: Record<Detail, Omit<GridColumn<GradeRow>, 'id'>> = {
  status: { label: '상태', width: 68, kind: 'choice', emptyText: '미응시' },
  delivery: { label: '방식', width: 64, kind: 'choice' },
  clinic: { label: '클리닉', width: 76, kind: 'choice', emptyText: '해당 없음' },
  grade: { label: '등급', width: 52, kind: 'choice', align: 'center' },
  memo: { label: '메모', width: 132, kind: 'text' },
};

/** What the columns are called, in the order shown. */
export const detailNames: readonly { id: Detail; label: string }[] = (
  ['status', 'delivery', 'clinic', 'grade', 'memo'] as const
).map((id) => ({ id, label: details[id].label }));

/** The columns of a gradebook, and what each of them shows. */
export function gradeColumns({ exams, details: shown, isTerm }: GradeShape) {
  const places = new Map<string, ColumnPlace>();
  const columns: GridColumn<GradeRow>[] = [
    { id: 'number', label: '학번', width: 100, kind: 'read', frozen: true },
    { id: 'name', label: '이름', width: 88, kind: 'read', frozen: true, rowHeader: true },
  ];
  if (!isTerm) columns.push({ id: 'school', label: '학교·학년', width: 120, kind: 'read' });
  const add = (place: ColumnPlace, column: Omit<GridColumn<GradeRow>, 'id'>): void => {
    const id = `${exams[place.examAt]?.id} ${place.retakeNumber} ${place.field}`;
    places.set(id, place);
    columns.push({ ...column, id, ...(gradeKeys[place.field] && { keymap: gradeKeys[place.field]! }) });
  };
  for (const [examAt, exam] of exams.entries()) {
    for (let retakeNumber = 0; retakeNumber <= exam.retakes; retakeNumber++) {
      const name = isTerm ? `${exam.week} ${exam.name}` : exam.name;
      const label = retakeNumber === 0 ? name : `${retakeNumber}차 재시험`;
      // An exam goes where its first attempt goes, its details change places within an attempt.
      const block = exam.id;
      const moves = retakeNumber === 0 ? { moves: 'exams' } : {};
      add(
        { examAt, retakeNumber, field: 'value' },
        {
          ...{ label, width: isTerm ? 84 : 104, kind: 'text', align: 'end', opens: true, render: drawValue },
          ...{ block, name: label, ...moves },
        },
      );
      for (const field of shown) {
        if (field !== 'status' || retakeNumber === 0) {
          add(
            { examAt, retakeNumber, field },
            {
              ...details[field],
              ...(field === 'clinic' && { render: drawClinic }),
              ...{ block, name: field, moves: `${exam.id} ${retakeNumber}` },
            },
          );
        }
      }
    }
  }
  columns.push(
    { id: 'sum', label: '합계', width: 92, kind: 'read', align: 'end', opens: true },
    { id: 'mean', label: '득점률', width: 70, kind: 'read', align: 'end' },
  );
  return { columns, places };
}

/** What a cell of a gradebook shows: the value on its way there, else the one on the server. */
export function gradeCell(row: GradeRow, columnId: string, { places, exams }: GradeContext): CellView {
  const place = places.get(columnId);
  if (!place) return readCell(row, columnId, exams);
  const score = row.scores[place.examAt];
  const exam = exams[place.examAt];
  const spot = score && exam && spotOf(exam, score, place.retakeNumber);
  if (!spot) return score ? noRetake : notThere;
  const { field } = place;
  const id = spotId(score.id, place.retakeNumber);
  const coming = (of: Field): string | null => {
    const draft = draftOf(row, id, of);
    return draft && draft.state !== 'saved' ? draft.value : valueOf(spot, of);
  };
  const draft = draftOf(row, id, field) ?? (field === 'value' ? draftOf(row, id, 'status') : undefined);
  const isFirst = place.retakeNumber === 0;
  const value = field === 'value' ? shownValue(coming('value'), isFirst ? coming('status') : null) : coming(field);
  const text = field === 'value' ? (value ?? '') : textOf(value, field);
  const holder = row.holders.get(cellKey(id, field));
  const tone = toneOf(field, value, spot);
  const cell: CellView = { value, text, ...(tone && { tone }), ...(holder !== undefined && { holder }) };
  if (draft) {
    // A failed text is simply typed anew.
    const isTyped = field === 'value' || field === 'memo';
    const keys = draft.conflict || !isTyped ? refusalKeys(draft) : undefined;
    const message = draft.message === undefined ? {} : { message: draft.message };
    return { ...cell, state: draft.state, ...message, ...(keys && { keys }) };
  }
  const memo = spot.attempt?.memo;
  if (holder !== undefined) return { ...cell, message: `${holder}님이 이 칸에 있습니다` };
  return field === 'value' && memo ? { ...cell, message: `메모: ${memo}` } : cell;
}

/** What cells are shown with. */
export interface GradeContext {
  places: ReadonlyMap<string, ColumnPlace>;
  exams: readonly Paper[];
}

const notThere: CellView = { value: null, text: '', readOnly: true, message: '이 시험의 주차에는 수강하지 않습니다' };
const noRetake: CellView = { value: null, text: '', readOnly: true, message: '이 차수의 재시험이 없습니다' };

function readCell(row: GradeRow, columnId: string, exams: readonly Paper[]): CellView {
  if (columnId === 'number') return read(row.student.studentNumber);
  if (columnId === 'name') return read(row.student.user.name);
  if (columnId === 'school') return read(formatSchool(row.student));
  const { points, total } = sumOf(row, exams);
  if (total === 0) return read('');
  return read(columnId === 'sum' ? `${trim(points)} / ${trim(total)}` : `${trim((100 * points) / total)}%`);
}

/** What a student has in first attempts, and what there was to have. */
function sumOf(row: GradeRow, exams: readonly Paper[]): { points: number; total: number } {
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

function toneOf(field: Field, value: string | null, spot: Spot<Paper>): CellView['tone'] {
  if (field === 'value' && value !== null && isBelow(spot, Number(value))) return 'negative';
  if (field === 'clinic') return value === 'REQUIRED' ? 'negative' : value === 'DONE' ? 'positive' : undefined;
  return field === 'status' && isAway(value) ? 'warning' : undefined;
}

/** Below the cutline: red, and a mark that needs no colour. */
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

const read = (text: string): CellView => ({ value: text, text });
