/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ClinicNoticeInput {
  /**
     * @minLength 1
     * @maxLength 100
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 10000
     */
  body: string;
  /** Students read it, too */
  isForStudents?: boolean;
}
