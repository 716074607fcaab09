import { todayInSeoul } from '#ui-kit';
import type { RetentionOverviewQuery } from './generated/manager.ts';

type Overview = RetentionOverviewQuery;

/** Whether this year's review is still to be done: its month has come, and no run began this year. */
export function isReviewDue(
  { reviewMonth }: Pick<Overview['retentionSettings'][number], 'reviewMonth'>,
  runs: readonly Pick<Overview['retentionRuns'][number], 'createdAt'>[],
  today = todayInSeoul(),
): boolean {
  const isDone = runs.some(({ createdAt }) => createdAt.slice(0, 4) === today.slice(0, 4));
  return !isDone && Number(today.slice(5, 7)) >= reviewMonth;
}
