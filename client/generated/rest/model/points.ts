/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 1000
 */
export type Points = number;
