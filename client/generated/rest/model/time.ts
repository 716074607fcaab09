/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type Time = string;
