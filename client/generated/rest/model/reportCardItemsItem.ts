/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportCardItemsItemMark } from './reportCardItemsItemMark.ts';

export type ReportCardItemsItem = {
  number: number;
  unit: string;
  points: number;
  mark: ReportCardItemsItemMark;
  /** @nullable */
  correctRate: number | null;
};
