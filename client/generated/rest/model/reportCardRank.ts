/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Null unless the link shows it
 */
export type ReportCardRank = {
  rank: number;
  takenCount: number;
  percentile: number;
} | null;
