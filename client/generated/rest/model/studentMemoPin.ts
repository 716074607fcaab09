/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface StudentMemoPin {
  /** What it shall be, so that a double press changes nothing */
  isPinned: boolean;
}
