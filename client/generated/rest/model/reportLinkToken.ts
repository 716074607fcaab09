/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ReportLinkToken {
  /**
     * @minLength 1
     * @maxLength 200
     */
  token: string;
}
