import { NO_ANSWER, type KeyedQuestion } from '../exams/parts.ts';
import type { AttemptQuestionsQuery, ExamQuestionFragment } from './generated/graphql.ts';

/** The questions that grade an attempt: those of its retake exam, else those of the exam. */
export function questionsOf({ scores_by_pk: score }: AttemptQuestionsQuery): KeyedQuestion[] {
  return (score?.attempts[0]?.retakeExam?.questions ?? score?.exam.items ?? []).map(toKeyed);
}

/** A question as it was read: the columns of a view may be null for the schema, never in a row. */
export function toKeyed(question: ExamQuestionFragment): KeyedQuestion {
  const { number, kind, answer, alsoAccepts, points, unit, gradingRule } = question;
  return {
    number: number ?? 0,
    kind: kind ?? 'CHOICE',
    answer,
    alsoAccepts: alsoAccepts ?? [],
    points: points ?? 0,
    unit: unit ?? '',
    gradingRule: gradingRule ?? 'NORMAL',
  };
}

/** The answers so far, by question number. */
export function givenBy(
  questions: readonly KeyedQuestion[],
  answers: readonly number[] | null | undefined,
): ReadonlyMap<number, number> {
  return new Map(questions.map(({ number }) => [number, answers?.[number - 1] ?? NO_ANSWER]));
}
