/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 0 is the first attempt
 * @minimum 0
 * @maximum 99
 */
export type RetakeNumber = number;
