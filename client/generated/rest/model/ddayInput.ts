/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface DdayInput {
  /**
     * @minLength 1
     * @maxLength 30
     */
  title: string;
  fallsOn: string;
}
