/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ImportRowProblemsItem = {
  /** Column letter */
  column: string;
  header: string;
  value: string;
  /** Korean; what is wrong and what to do */
  reason: string;
};
