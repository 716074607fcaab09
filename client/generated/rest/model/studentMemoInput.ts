/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface StudentMemoInput {
  /**
     * @minLength 1
     * @maxLength 2000
     */
  body: string;
  isPinned?: boolean;
}
