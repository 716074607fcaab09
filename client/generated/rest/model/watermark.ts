/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Watermark {
  isWatermarked: boolean;
  /** @minimum 1 */
  version: number;
}
