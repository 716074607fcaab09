/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface SheetMemo {
  /** @minimum 1 */
  version: number;
  /** @maxLength 500 */
  memo: string;
}
