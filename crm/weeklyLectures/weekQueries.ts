import type { First } from '#client/page/lazy/loadPage.ts';
import { firstList } from '../shared/lists/firstList.ts';
import { firstRecord } from '../shared/records/firstRecord.ts';
import { WeekDocument, WeekListDocument } from './generated/graphql.ts';
import { weekOrder } from './weekOrder.ts';

/** Weeks on a page of their list. */
export const WEEKS_SHOWN = 25;

/** What the list of weeks says about its variables. */
export const weekListMeta = (lectureId: string) => ({
  gqlVariables: { where: { lectureId: { _eq: lectureId } } },
  orderBy: weekOrder,
});

export const firstWeeks: First = ({ search, params: { lectureId = '' } }) =>
  firstList({ search }, WeekListDocument, { pageSize: WEEKS_SHOWN, sorters: [], meta: weekListMeta(lectureId) });

export const firstWeek: First = ({ params: { weekId = '' } }) => firstRecord(WeekDocument, weekId);
