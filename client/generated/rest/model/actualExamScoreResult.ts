/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ActualExamScoreResult {
  created: number;
  changed: number;
  unchanged: number;
  /** The change set in the audit log */
  changeSetId: string;
}
