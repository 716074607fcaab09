import { firstQuestion, type FirstQuestion } from '#client/graphql/askEarly.ts';
import { addDays, instantInSeoul, todayInSeoul } from '#ui-kit';
import { PortalHomeDocument } from './generated/graphql.ts';

/** How long news and results are shown on the first page. */
const NEWS_DAYS = 30;

/** The days that the first page speaks of. */
export function homeTimes() {
  const today = todayInSeoul();
  const sinceDay = addDays(today, -NEWS_DAYS);
  return { today, from: instantInSeoul(today), since: instantInSeoul(sinceDay), sinceDay };
}

/** What the first page asks for first. */
export const firstHome = (): FirstQuestion => firstQuestion('STUDENT', PortalHomeDocument, homeTimes());
