/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { WarningCode } from './warningCode.ts';

/**
 * What somebody should look at before the day comes; the slot is written all the same
 */
export interface Warning {
  /** A public holiday; past the closing hour of the clinic rules; the room, or the TA of a counsel, is taken at that time */
  code: WarningCode;
  date: string;
  startsAt: string;
  /** Korean */
  detail: string;
}
