/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReportCardStudent = {
  name: string;
  school: string;
  /** @nullable */
  grade: string | null;
};
