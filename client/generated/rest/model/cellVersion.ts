/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of the attempt this write changes; 0 where there is none yet
 * @minimum 0
 */
export type CellVersion = number;
