/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImportReportCounts = {
  new: number;
  changed: number;
  same: number;
  refused: number;
};
