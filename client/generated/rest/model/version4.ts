/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of the booking this write changes
 * @minimum 1
 */
export type Version4 = number;
