/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * At the place of each question's number what is marked: choices as ascending digits (24 is ② and ④), a short number itself, -1 for none
 * @maxItems 100
 * @items.minimum -1
 * @items.maximum 12345
 */
export type Answers2 = number[];
