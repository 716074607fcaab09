/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ReportRemark {
  /** @maxLength 500 */
  body: string;
  /**
     * The version this change was made from; 0 where nothing was written yet
     * @minimum 0
     */
  version: number;
}
