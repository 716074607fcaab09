/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CandidateReportCounts = {
  matched: number;
  ambiguous: number;
  unknown: number;
  present: number;
  repeated: number;
};
