/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ErrorReceipt {
  /** What the recovery page shows, for the support desk */
  errorId: string;
}
