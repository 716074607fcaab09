/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 64
 */
export type LoginId = string;
