/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ReportLinkText } from './reportLinkText.ts';

export interface NewReportLinks {
  examId: Id;
  /**
     * @minItems 1
     * @maxItems 1000
     */
  studentIds: Id[];
  /**
     * How long they open
     * @minimum 1
     * @maximum 90
     */
  days: number;
  /** Rank and percentile are on the cards */
  showsRank: boolean;
  text?: ReportLinkText;
}
