/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface Scan {
  /** PDF, JPEG, PNG, TIFF or HEIC, 100 MB at most */
  file: Blob;
}
