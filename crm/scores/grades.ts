import { commonScale, formatGrade } from '#ui-kit';
import type { CellEntry, CellKey } from '../grid/index.ts';
import { memoByReference } from '../shared/memoByReference.ts';
import type { AttemptFragment, GradedExamFragment, GradedStudentFragment } from './generated/graphql.ts';
import { clinicWords, deliveryWords, isAway, statusWords } from '../shared/scoreWords.ts';

const FIELDS = ['value', 'status', 'delivery', 'clinic', 'grade', 'memo'] as const;

/** The editable values of an attempt. */
export type Field = (typeof FIELDS)[number];

export const isField = (text: string): text is Field => FIELDS.some((field) => field === text);

/** The columns of an attempt besides its value. */
export type Detail = Exclude<Field, 'value'>;

export type GradedExam = GradedExamFragment;
/** An exam without its scores. */
export type Exam = Omit<GradedExam, 'scores'>;
export type Score = GradedExam['scores'][number];
export type Attempt = AttemptFragment;

/** The exams of a gradebook: of a week, or of all weeks of a lecture. */
export interface GradebookData {
  exams: readonly GradedExam[];
  students: readonly GradedStudentFragment[];
  /** The absent students, by week. */
  absences: readonly { studentId: string; weeklyLectureId: string }[];
}

/** Identifies an attempt, also one without a record, which has no id yet. */
export interface AttemptKey {
  scoreId: string;
  /** 0 for the first attempt. */
  retakeNumber: number;
}

/** Identifies a value of an attempt. */
export type GradeCell = CellKey<AttemptKey, Field>;

/** The input of a cell before it is parsed: typed, entered by key, or pasted. */
export type GradeEntry = CellEntry<GradeCell>;

/** What a grid column shows. */
export interface AttemptColumn {
  /** The index of the exam, from 0. */
  examAt: number;
  retakeNumber: number;
  field: Field;
  /** The 등급제 that the head of a 등급 column says; null where each 등급 says its own. */
  scale?: number | null;
}

/** An attempt of a score with its exam; it may have no record yet. */
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

/** The most retakes any student of an exam has. */
export const mostRetakes = memoByReference(([scores]: [GradedExam['scores']]): number =>
  scores.reduce((most, { attempts }) => Math.max(most, attempts.at(-1)?.retakeNumber ?? 0), 0),
);

/** The 등급제 of all 등급 of an exam; null where there are several, or none. */
export const scaleOfExam = memoByReference(([scores]: [GradedExam['scores']]): number | null =>
  commonScale(scores.flatMap(({ attempts }) => attempts.map(({ gradeScale }) => gradeScale))),
);

/** The exam or retake exam that grades an attempt. */
export function examTaken({ exam, attempt }: AttemptCell<Exam>): { cutline: number | null; totalPoints: number } {
  return exam.retakeExams.find(({ id }) => id === attempt?.retakeExamId) ?? exam;
}

/** A cell's value on the server; `null` while empty. */
export function valueOf({ score, attempt }: AttemptCell<Exam>, field: Field): string | null {
  if (field === 'status') return score.status === 'NONE' ? null : score.status;
  if (field === 'delivery') return attempt?.deliveryType ?? 'ONSITE';
  if (!attempt) return null;
  if (field === 'value') return attempt.value === null ? null : String(attempt.value);
  if (field === 'clinic') return attempt.clinicStatus === 'NONE' ? null : attempt.clinicStatus;
  if (field === 'grade') return attempt.grade === null ? null : String(attempt.grade);
  return attempt.memo === '' ? null : attempt.memo;
}

/** A value as text. */
export function textOf(value: string | null, field: Field): string {
  if (field === 'status') return wordIn(statusWords, value ?? 'NONE');
  if (field === 'delivery') return wordIn(deliveryWords, value ?? 'ONSITE');
  if (field === 'clinic') return value === null ? '' : wordIn(clinicWords, value);
  if (field === 'grade') return value === null ? '' : formatGrade(value, null);
  return value ?? '';
}

/** True for a value below the cutline. */
export function isBelow(cell: AttemptCell<Exam>, value = cell.attempt?.value ?? null): boolean {
  const { cutline } = examTaken(cell);
  return value !== null && cutline !== null && value < cutline;
}

/** Input of a value cell. */
export type Typed = { value: string } | { status: 'ABSENT' | 'EXEMPT' } | { mistake: string };

const away: ReadonlyMap<string, 'ABSENT' | 'EXEMPT'> = new Map([
  ['결시', 'ABSENT'],
  ['결', 'ABSENT'],
  ['결석', 'ABSENT'],
  ['면제', 'EXEMPT'],
  ['면', 'EXEMPT'],
]);

/** Parses the input of a value cell: points, or 결시 and 면제. */
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

/** The text of a value cell: points, or why there are none. */
export function shownValue(value: string | null, status: string | null): string | null {
  return value ?? (isAway(status) ? statusWords[status] : null);
}

function wordIn(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
