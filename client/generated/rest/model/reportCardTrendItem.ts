/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReportCardTrendItem = {
  name: string;
  heldOn: string;
  /** @nullable */
  percent: number | null;
  /** @nullable */
  meanPercent: number | null;
};
