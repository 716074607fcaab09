/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Rows by their kind; on UNDO the students who are gone again, and those who are as they were
 */
export type ImportReportCounts = {
  new: number;
  changed: number;
  same: number;
  duplicate: number;
  refused: number;
};
