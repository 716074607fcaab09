/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RetakeNumber } from './retakeNumber.ts';

export type ReportCardRetakesItem = {
  retakeNumber: RetakeNumber;
  value: number;
};
