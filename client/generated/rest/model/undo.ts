/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Undo {
  /**
     * @minLength 1
     * @maxLength 200
     */
  changeSetId: string;
}
