/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The version this change was made from
 * @minimum 1
 */
export type Version2 = number;
