import type { First } from '#client/page/lazy/loadPage.ts';
import { todayInSeoul } from '#ui-kit/format/time/date.ts';
import { firstRecord } from '../shared/records/firstRecord.ts';
import { LectureDetailDocument } from './generated/graphql.ts';

/** What a lecture's page says about its variables. */
export const lectureRecordMeta = () => ({ gqlVariables: { today: todayInSeoul() } });

export const firstLecture: First = ({ params: { lectureId = '' } }) =>
  firstRecord(LectureDetailDocument, lectureId, lectureRecordMeta());
