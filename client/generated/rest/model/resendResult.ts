/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ResendResult {
  /** Numbers a message waits for */
  queued: number;
  /** Unread students of whom no number is known */
  withoutPhone: number;
}
