/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface UndoInput {
  /**
     * @minLength 1
     * @maxLength 200
     */
  changeSetId: string;
}
