import { filled } from '#mocks/states.ts';
import { RetentionOverviewDocument } from '../generated/manager.ts';

/** What the server says of the yearly review to a page that shows whether it is due. */
export const reviewDue = (count: number) =>
  filled(RetentionOverviewDocument, {
    retentionSettings: [{ id: 1, keepYears: 5, receiptsKeptElsewhere: false, reviewMonth: 1, auditMonths: null }],
    retentionRuns: [],
    retentionCandidates_aggregate: { aggregate: { count } },
  });
