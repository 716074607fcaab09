import type { CellEntry, CellKey } from '../grid/index.ts';
import { memoByReference } from '../shared/memoByReference.ts';
import type { AttemptFragment, GradedExamFragment, GradedStudentFragment } from './generated/graphql.ts';
import { clinicWords, deliveryWords, isAway, statusWords } from './words.ts';

const FIELDS = ['value', 'status', 'delivery', 'clinic', 'grade', 'memo'] as const;

/** The values of an attempt that a person writes. */
export type Field = (typeof FIELDS)[number];

export const isField = (text: string): text is Field => FIELDS.some((field) => field === text);

/** The columns of an attempt besides its value. */
export type Detail = Exclude<Field, 'value'>;

export type GradedExam = GradedExamFragment;
/** An exam without its scores. */
export type Exam = Omit<GradedExam, 'scores'>;
export type Score = GradedExam['scores'][number];
export type Attempt = AttemptFragment;

/** What a gradebook shows: of a week, or of all weeks of a lecture. */
export interface GradebookData {
  exams: readonly GradedExam[];
  students: readonly GradedStudentFragment[];
  /** Who was absent, by week. */
  absences: readonly { studentId: string; weeklyLectureId: string }[];
}

/** Names an attempt, also one that was not begun: only a begun one has an id. */
export interface AttemptKey {
  scoreId: string;
  /** 0 for the first attempt. */
  retakeNumber: number;
}

/** A value of an attempt. */
export type GradeCell = CellKey<AttemptKey, Field>;

/** What was typed, keyed or pasted into a cell, before it is known what it means. */
export type GradeEntry = CellEntry<GradeCell>;

/** What a column of the grid shows. */
export interface AttemptColumn {
  /** Which exam of the gradebook, from 0. */
  examAt: number;
  retakeNumber: number;
  field: Field;
}

/** An attempt of a score with its exam; it may not have been begun. */
export interface AttemptCell<OfExam extends Exam = GradedExam> {
  exam: OfExam;
  score: Score;
  /** 0 for the first attempt. */
  retakeNumber: number;
  attempt: Attempt | undefined;
}

/** The key of an attempt. */
export const keyOfAttempt = ({ score, retakeNumber }: AttemptCell<Exam>): AttemptKey => ({
  scoreId: score.id,
  retakeNumber,
});

export const isSameAttempt = (one: AttemptKey | null, other: AttemptKey | null): boolean =>
  one?.scoreId === other?.scoreId && one?.retakeNumber === other?.retakeNumber;

/** The attempt of a score; undefined for a retake that was never added. */
export function attemptCell<OfExam extends Exam>(
  exam: OfExam,
  score: Score,
  retakeNumber: number,
): AttemptCell<OfExam> | undefined {
  const attempt = score.attempts.find((one) => one.retakeNumber === retakeNumber);
  return attempt || retakeNumber === 0 ? { exam, score, retakeNumber, attempt } : undefined;
}

/** How many retakes a student of an exam has at most. */
export const mostRetakes = memoByReference(([scores]: [GradedExam['scores']]): number =>
  scores.reduce((most, { attempts }) => Math.max(most, attempts.at(-1)?.retakeNumber ?? 0), 0),
);

/** The exam or retake exam that an attempt is graded by. */
export function examTaken({ exam, attempt }: AttemptCell<Exam>): { cutline: number | null; totalPoints: number } {
  return exam.retakeExams.find(({ id }) => id === attempt?.retakeExamId) ?? exam;
}

/** What a cell holds on the server; `null` while nothing was entered. */
export function valueOf({ score, attempt }: AttemptCell<Exam>, field: Field): string | null {
  if (field === 'status') return score.status === 'NONE' ? null : score.status;
  if (field === 'delivery') return attempt?.deliveryType ?? 'ONSITE';
  if (!attempt) return null;
  if (field === 'value') return attempt.value === null ? null : String(attempt.value);
  if (field === 'clinic') return attempt.clinicStatus === 'NONE' ? null : attempt.clinicStatus;
  if (field === 'grade') return attempt.grade === null ? null : String(attempt.grade);
  return attempt.memo === '' ? null : attempt.memo;
}

/** A value in words. */
export function textOf(value: string | null, field: Field): string {
  if (field === 'status') return wordIn(statusWords, value ?? 'NONE');
  if (field === 'delivery') return wordIn(deliveryWords, value ?? 'ONSITE');
  if (field === 'clinic') return value === null ? '' : wordIn(clinicWords, value);
  return value ?? '';
}

/** True for a value below the cutline. */
export function isBelow(cell: AttemptCell<Exam>, value = cell.attempt?.value ?? null): boolean {
  const { cutline } = examTaken(cell);
  return value !== null && cutline !== null && value < cutline;
}

/** What was typed into the cell of a value. */
export type Typed = { value: string } | { status: 'ABSENT' | 'EXEMPT' } | { mistake: string };

const away: ReadonlyMap<string, 'ABSENT' | 'EXEMPT'> = new Map([
  ['결시', 'ABSENT'],
  ['결', 'ABSENT'],
  ['결석', 'ABSENT'],
  ['면제', 'EXEMPT'],
  ['면', 'EXEMPT'],
]);

/** Reads what was typed or pasted into the cell of a value: points, or 결시 and 면제. */
export function readTyped(text: string, totalPoints: number): Typed {
  const normal = text.normalize('NFKC');
  const status = away.get(normal);
  if (status) return { status };
  const plain = normal.replace(/\s*점$/, '').replace(',', '.');
  const value = Number(plain);
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return { mistake: '점수나 결시, 면제를 써 주세요.' };
  if (value > totalPoints)
    return { mistake: `만점이 ${totalPoints}점인 시험입니다. 0점에서 ${totalPoints}점 사이로 넣어 주세요.` };
  return { value: String(value) };
}

/** What the cell of a value shows: points, or why there are none. */
export function shownValue(value: string | null, status: string | null): string | null {
  return value ?? (isAway(status) ? statusWords[status] : null);
}

function wordIn(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
