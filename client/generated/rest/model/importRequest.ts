/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportRequestMode } from './importRequestMode.ts';
import type { ImportSheet } from './importSheet.ts';

export interface ImportRequest {
  mode: ImportRequestMode;
  /** .xlsx, 10 MB at most; on PREVIEW and COMMIT, unless a sheet is sent */
  file?: Blob;
  sheet?: ImportSheet;
  /**
     * On COMMIT: what the file is called, for the list of imports
     * @maxLength 200
     */
  fileName?: string;
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
  /**
     * On UNDO: the change set of a COMMIT
     * @maxLength 200
     */
  changeSetId?: string;
}
