/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Any usual Korean way of writing; stored as E.164
 * @pattern ^[+0-9][0-9 ().-]{6,19}$
 */
export type Phone = string;
