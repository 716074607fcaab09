import { firstQuestion } from '#client/graphql/askEarly.ts';
import type { First } from '#client/page/lazy/loadPage.ts';
import { todayInSeoul, isDay } from '#ui-kit/format/time/date.ts';
import { ClinicDayDocument } from './generated/graphql.ts';

/** The day that the board shows: the address's, or today. */
export const shownDay = (day: string): string => (isDay(day) ? day : todayInSeoul());

export const firstDay: First = ({ search }) =>
  firstQuestion('TA', ClinicDayDocument, { day: shownDay(new URLSearchParams(search).get('day') ?? '') });
