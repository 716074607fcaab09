/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Lock {
  /** @minimum 1 */
  version: number;
  /**
     * Why; needed to unlock
     * @maxLength 200
     */
  reason?: string;
}
