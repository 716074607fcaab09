/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportRequestMode } from './importRequestMode.ts';

export interface ImportRequest {
  /** .xlsx, 10 MB at most */
  file: Blob;
  mode: ImportRequestMode;
  /**
     * On COMMIT: the plan of the preview
     * @maxLength 128
     */
  plan?: string;
  /**
     * On COMMIT: the chosen row numbers, separated by commas; absent means all new and changed ones
     * @maxLength 100000
     */
  rows?: string;
}
