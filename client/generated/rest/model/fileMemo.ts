/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface FileMemo {
  /** @maxLength 500 */
  memo: string;
  /** @minimum 1 */
  version: number;
}
