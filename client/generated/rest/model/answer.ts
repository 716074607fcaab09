/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * CHOICE the right choices as ascending digits, all to be marked (24 is 2 and 4); SHORT the number, 0–9999
 * @minimum 0
 * @maximum 12345
 */
export type Answer = number;
