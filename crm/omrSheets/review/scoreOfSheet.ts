import { isRight, toKeyed } from '../../exams/parts.ts';
import type { OmrScoreFragment, OmrSheetFragment } from '../generated/graphql.ts';
import type { DeskExam } from '../types.ts';

/** The value a sheet's student has now for what the sheet belongs to; undefined while there is none. */
export function valueNow(score: OmrScoreFragment | undefined, { retakeExam }: OmrSheetFragment): number | undefined {
  const attempts = score?.attempts.filter((attempt) => attempt.retakeExam?.name === retakeExam?.name) ?? [];
  return attempts.at(-1)?.value ?? undefined;
}

/** The value that answers would give; undefined while the key has a gap, and for a retake, whose key is its own. */
export function valueOf(
  { items }: Pick<DeskExam, 'items'>,
  { retakeExam }: OmrSheetFragment,
  answers: readonly number[],
): number | undefined {
  const questions = items.map(toKeyed);
  const isGap = questions.some(({ answer, gradingRule }) => answer === null && gradingRule === 'NORMAL');
  if (retakeExam || isGap || questions.length === 0) return undefined;
  const right = questions.filter((question, at) => isRight(question, answers[at] ?? -1));
  return Math.round(right.reduce((sum, { points }) => sum + points, 0) * 100) / 100;
}

/** Both beside each other: `지금 80점 → 75점`. */
export function changeWords(now: number | undefined, next: number | undefined): string {
  if (next === undefined) return now === undefined ? '' : `지금 점수 ${now}점`;
  if (now === undefined) return `아직 점수 없음 → ${next}점`;
  return now === next ? `점수 ${now}점 그대로` : `지금 ${now}점 → ${next}점`;
}
