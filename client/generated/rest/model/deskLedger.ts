/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeskLedger = {
  pages: number;
  graded: number;
  needsReview: number;
  rejected: number;
  pending: number;
};
