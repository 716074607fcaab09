/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CandidateReportCounts } from './candidateReportCounts.ts';
import type { CandidateRow } from './candidateRow.ts';

export interface CandidateReport {
  rows: CandidateRow[];
  counts: CandidateReportCounts;
}
