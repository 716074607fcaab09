/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface FilesDeleted {
  scans: number;
  sheets: number;
}
