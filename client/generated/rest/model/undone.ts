/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Undone {
  changeSetId: string;
}
