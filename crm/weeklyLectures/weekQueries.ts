import type { First } from '#client/page/lazy/loadPage.ts';
import { firstList } from '../shared/lists/firstList.ts';
import { firstRecord } from '../shared/records/firstRecord.ts';
import { WeekDocument, WeekListDocument } from './generated/graphql.ts';
import { weekOrder } from './weekOrder.ts';

/** The list of a lecture's weeks at its bare address. */
export const weekList = (lectureId: string) => ({
  resource: 'weeklyLectures',
  document: WeekListDocument,
  meta: { gqlVariables: { where: { lectureId: { _eq: lectureId } } }, orderBy: weekOrder },
});

export const firstWeeks: First = ({ search, params: { lectureId = '' } }) => firstList({ search }, weekList(lectureId));

export const firstWeek: First = ({ params: { weekId = '' } }) => firstRecord(WeekDocument, weekId);
