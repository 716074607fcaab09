import { NO_ANSWER, toKeyed, type KeyedQuestion } from '../../exams/parts.ts';
import type { AttemptQuestionsQuery } from '../generated/graphql.ts';

/** The questions that grade an attempt: those of its retake exam, else those of the exam. */
export function questionsOf({ scores_by_pk: score }: AttemptQuestionsQuery): KeyedQuestion[] {
  return (score?.attempts[0]?.retakeExam?.questions ?? score?.exam.items ?? []).map(toKeyed);
}

/** The answers so far, by question number; empty before anything was answered. */
export function givenBy(
  questions: readonly KeyedQuestion[],
  answers: readonly number[] | null | undefined,
): ReadonlyMap<number, number> {
  return new Map(answers ? questions.map(({ number }) => [number, answers[number - 1] ?? NO_ANSWER]) : []);
}
