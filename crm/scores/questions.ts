import { NO_ANSWER, type KeyedQuestion } from '../exams/parts.ts';
import type { AttemptQuestionsQuery } from './generated/graphql.ts';

/** The questions that grade an attempt: those of its retake exam, else those of the exam. */
export function questionsOf({ scores_by_pk: score }: AttemptQuestionsQuery): KeyedQuestion[] {
  const questions = score?.attempts[0]?.retakeExam?.questions ?? score?.exam.items ?? [];
  return questions.map(({ number, kind, answer, alsoAccepts, points, unit, gradingRule }) => ({
    number: number ?? 0,
    kind: kind ?? 'CHOICE',
    answer,
    alsoAccepts: alsoAccepts ?? [],
    points: points ?? 0,
    unit: unit ?? '',
    gradingRule: gradingRule ?? 'NORMAL',
  }));
}

/** The answers so far, by question number. */
export function givenBy(
  questions: readonly KeyedQuestion[],
  answers: readonly number[] | null | undefined,
): ReadonlyMap<number, number> {
  return new Map(questions.map(({ number }) => [number, answers?.[number - 1] ?? NO_ANSWER]));
}
