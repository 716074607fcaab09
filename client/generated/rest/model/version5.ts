/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of the todo this write changes
 * @minimum 1
 */
export type Version5 = number;
