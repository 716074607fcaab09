/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface SmsQueued {
  /** Numbers a message waits for */
  queued: number;
  /** Students of whom no number is known */
  withoutPhone: number;
}
