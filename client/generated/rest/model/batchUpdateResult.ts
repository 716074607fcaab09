/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface BatchUpdateResult {
  /** How many students became different */
  changed: number;
  /** How many already were as wanted */
  unchanged: number;
  /** The change set in the audit log */
  changeSetId: string;
}
