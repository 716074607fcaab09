/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Made NFC and trimmed; control characters and slashes are refused; 200 characters then
 * @minLength 1
 * @maxLength 400
 */
export type FileName = string;
