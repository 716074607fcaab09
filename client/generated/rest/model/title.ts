/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 100
 */
export type Title = string;
