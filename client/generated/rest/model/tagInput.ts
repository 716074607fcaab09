/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface TagInput {
  /**
     * @minLength 1
     * @maxLength 20
     */
  name: string;
  /** @pattern ^#[0-9a-f]{6}$ */
  color: string;
}
