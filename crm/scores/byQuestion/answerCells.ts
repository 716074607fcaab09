import { isRight, NO_ANSWER, readAnswer, type KeyedQuestion } from '../../exams/parts.ts';
import type { CellKey, Holders, PendingEdits } from '../../grid/index.ts';
import type { ExamAnswersQuery } from '../generated/graphql.ts';

/** An exam with its key and the answers of its students. */
export type AnsweredExam = NonNullable<ExamAnswersQuery['exams_by_pk']>;

/** A student's score in the exam; its only attempt is the first, which may not have begun. */
export type AnsweredScore = AnsweredExam['scores'][number];

/** Identifies one answer: the id of its score, and its column. */
export type AnswerCell = CellKey<string, `q${number}`>;

/** What a person enters: the answer itself, or whether it is right. */
export type AnswerMode = 'answer' | 'right';

/** A student with pending edits and the colleagues who are in a cell. */
export interface AnswerRow {
  /** The id of the score. */
  id: string;
  score: AnsweredScore;
  edits: PendingEdits<AnswerCell>;
  holders: Holders<AnswerCell>;
}

/** A marked question without an answer: wrong, unlike one not entered yet. */
export const UNANSWERED = '-';

/** The column of a question. */
export const columnOf = (number: number): AnswerCell['column'] => `q${number}`;

/** The question of a column. */
export const numberOf = (column: string): number => Number(column.slice(1));

/** An answer on the server; `null` while none was entered. */
export function answerOf({ attempts: [attempt] }: AnsweredScore, number: number): string | null {
  const answer = attempt?.answers?.[number - 1];
  if (answer === undefined) return null;
  return answer === NO_ANSWER ? UNANSWERED : String(answer);
}

/** An answer as the server takes it. */
export const givenFor = (value: string | null): number | null =>
  value === null ? null : value === UNANSWERED ? NO_ANSWER : Number(value);

/** An answer as conflicts name it. */
export const answerText = (value: string | null): string => (value === UNANSWERED ? '무응답' : (value ?? ''));

/** Whether an answer is right; undefined while there is none, or where the question is void. */
export function isRightIn(question: KeyedQuestion, value: string | null): boolean | undefined {
  return value === null ? undefined : isRight(question, givenFor(value) ?? NO_ANSWER);
}

/**
 * The answer an input stands for; right means the key's own answer.
 * @param now what is there: it stays when it is already right, or wrong, as wanted
 * @returns undefined for what is no answer
 */
export function readInput(
  question: KeyedQuestion,
  mode: AnswerMode,
  input: string | null,
  now: string | null,
): string | null | undefined {
  if (input === null || input === UNANSWERED) return input;
  if (mode === 'answer') {
    const answer = readAnswer(input, question.kind);
    return answer === undefined ? undefined : String(answer);
  }
  const wanted = input === 'O';
  if (now !== null && isRightIn(question, now) === wanted) return now;
  return wanted && question.answer !== null ? String(question.answer) : UNANSWERED;
}

/** Why nothing can be entered for a student; undefined when it can. */
export function whyClosed({ status, attempts: [attempt] }: AnsweredScore): string | undefined {
  if (status === 'ABSENT' || status === 'EXEMPT')
    return '결시나 면제인 학생입니다. 성적에서 미응시로 바꾸면 넣을 수 있습니다.';
  if (attempt && attempt.answers === null && attempt.value !== null) {
    return `점수 ${attempt.value}점을 직접 쓴 학생입니다. 성적에서 점수를 지우면 답을 넣을 수 있습니다.`;
  }
  return undefined;
}

/** The numbers of questions that cannot be marked, because the key has no answer. */
export const questionsWithoutKey = (questions: readonly KeyedQuestion[]): number[] =>
  questions.flatMap(({ number, answer, gradingRule }) => (answer === null && gradingRule === 'NORMAL' ? [number] : []));
