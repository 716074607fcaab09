/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface StudentMemoChange {
  /** @minimum 1 */
  version: number;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  body: string;
}
