import type { AttemptFragment, GradedExamFragment, GradedStudentFragment } from './generated/graphql.ts';
import { clinicWords, deliveryWords, isAway, statusWords } from './words.ts';

/** The values of an attempt that a person writes. */
export type Field = 'value' | 'status' | 'delivery' | 'clinic' | 'grade' | 'memo';

export type GradedExam = GradedExamFragment;
/** An exam without its scores: what they are measured by. */
export type Paper = Omit<GradedExam, 'scores'>;
export type Score = GradedExam['scores'][number];
export type Attempt = AttemptFragment;

/** What a gradebook shows: of a week, or of all weeks of a lecture. */
export interface GradebookData {
  exams: readonly GradedExam[];
  students: readonly GradedStudentFragment[];
  /** Who was away, by week. */
  absences: readonly { studentId: string; weeklyLectureId: string }[];
}

/** An attempt of a score that may not have been begun. */
export interface Spot<Exam extends Paper = GradedExam> {
  exam: Exam;
  score: Score;
  /** 0 for the first. */
  retakeNumber: number;
  attempt: Attempt | undefined;
}

/** The id of a spot among drafts and changes; its attempt has one of its own only once it is begun. */
export const spotId = (scoreId: string, retakeNumber: number): string => `${scoreId} ${retakeNumber}`;

/** The spot of an attempt; undefined for a retake that was never added. */
export function spotOf<Exam extends Paper>(exam: Exam, score: Score, retakeNumber: number): Spot<Exam> | undefined {
  const attempt = score.attempts.find((one) => one.retakeNumber === retakeNumber);
  return attempt || retakeNumber === 0 ? { exam, score, retakeNumber, attempt } : undefined;
}

/** The paper an attempt is measured by. */
export function paperOf({ exam, attempt }: Spot<Paper>): { cutline: number | null; totalPoints: number } {
  return exam.retakeExams.find(({ id }) => id === attempt?.retakeExamId) ?? exam;
}

/** What a spot holds on the server; `null` while nothing was entered. */
export function valueOf({ score, attempt }: Spot<Paper>, field: Field): string | null {
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

/** True where a value asks for the clinic. */
export function isBelow(spot: Spot<Paper>, value = spot.attempt?.value ?? null): boolean {
  const { cutline } = paperOf(spot);
  return value !== null && cutline !== null && value < cutline;
}

/** What was typed into the cell of a value. */
export type Typed = { value: string } | { status: 'ABSENT' | 'EXEMPT' } | { mistake: string };

const away: Readonly<Record<string, 'ABSENT' | 'EXEMPT'>> = {
  결시: 'ABSENT',
  결: 'ABSENT',
  결석: 'ABSENT',
  면제: 'EXEMPT',
  면: 'EXEMPT',
};

/** Reads what was typed or pasted into the cell of a value: points, or 결시 and 면제. */
export function readTyped(text: string, totalPoints: number): Typed {
  const status = away[text];
  if (status) return { status };
  const plain = text
    .normalize('NFKC')
    .replace(/\s*점$/, '')
    .replace(',', '.');
  const value = Number(plain);
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return { mistake: '점수나 결시, 면제를 써 주세요.' };
  if (value > totalPoints)
    return { mistake: `만점이 ${totalPoints}점인 시험입니다. 0점에서 ${totalPoints}점 사이로 넣어 주세요.` };
  return { value: String(value) };
}

/** What stands in the cell of a value: points, or why there are none. */
export function shownValue(value: string | null, status: string | null): string | null {
  return value ?? (isAway(status) ? statusWords[status] : null);
}

function wordIn(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value;
}
