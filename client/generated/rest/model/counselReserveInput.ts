/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CounselType } from './counselType.ts';

export interface CounselReserveInput {
  counselType: CounselType;
  /** Wait for a seat when there is none */
  wait?: boolean;
}
