import { addDays, dayInSeoul, todayInSeoul } from '#ui-kit';
import type { PortalHomeQuery } from '../generated/graphql.ts';
import { dueIn, lastOf } from './tasks.ts';
import { isHandedIn, isKnown, isOpen, isUnfinished, NEAR_DAYS } from './whatNow.ts';

/**
 * How many things today asks for, and how many of them are done: what is due today, words that are over due, what was handed in today, and the
 * words to repeat. What can no longer be done counts as nothing.
 */
export function dayProgress(home: PortalHomeQuery, now: Date): { done: number; total: number } {
  const today = todayInSeoul(now);
  const isToday = (instant: string | null | undefined): boolean => instant != null && dayInSeoul(instant) === today;
  const isOverdue = (dueOn: string): boolean => dueOn < today && dueOn > addDays(today, -NEAR_DAYS);
  const due = dueIn(home.words);
  const isDone = [
    ...home.windows
      .filter((period) =>
        isHandedIn(period)
          ? isToday(period.closesAt) || isToday(period.exam.submissions[0]?.submittedAt)
          : isToday(period.closesAt) && isOpen(period, now),
      )
      .map(isHandedIn),
    ...home.wordAssignments
      .filter((given) => given.dueOn === today || (isOverdue(given.dueOn ?? '') && !isKnown(given)))
      .map(isKnown),
    ...home.videos.filter((video) => isToday(lastOf(video))).map((video) => !isUnfinished(video)),
    ...(due > 0 || home.studied.length > 0 ? [due === 0] : []),
  ];
  return { done: isDone.filter(Boolean).length, total: isDone.length };
}
