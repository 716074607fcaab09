/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ReportRemarkVersion {
  version: number;
}
