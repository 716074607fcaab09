/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface CandidateRequest {
  /** .xlsx, 10 MB at most */
  file?: Blob;
  /**
     * Instead of a file: lines as they are copied from a spreadsheet, with or without a header
     * @maxLength 100000
     */
  text?: string;
}
