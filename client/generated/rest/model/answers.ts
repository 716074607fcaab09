/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * At the place of each question's number the number given, or the choices marked as ascending digits; -1 for none
 * @maxItems 100
 * @items.minimum -1
 * @items.maximum 12345
 */
export type Answers = number[];
