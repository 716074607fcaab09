/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ToggleStatus {
  /** What it shall be, so that a double press changes nothing */
  isActive: boolean;
}
