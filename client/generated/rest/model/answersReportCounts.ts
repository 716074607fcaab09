/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AnswersReportCounts = {
  new: number;
  changed: number;
  same: number;
  refused: number;
};
