/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ErrorReport {
  /** @maxLength 2000 */
  message: string;
  /** @maxLength 20000 */
  stack: string;
  /** @maxLength 2000 */
  url: string;
  timestamp: string;
  /** @maxLength 500 */
  userAgent: string;
}
