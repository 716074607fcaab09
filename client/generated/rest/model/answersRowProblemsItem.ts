/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AnswersRowProblemsItem = {
  /** Letter of the column */
  column: string;
  header: string;
  value: string;
  reason: string;
};
