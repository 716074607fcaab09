/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Null when fewer than five sat it, since it would tell single values
 */
export type ReportCardStatistics = {
  takenCount: number;
  mean: number;
  highest: number;
} | null;
