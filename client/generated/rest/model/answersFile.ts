/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnswersFileMode } from './answersFileMode.ts';

export interface AnswersFile {
  /** .xlsx, 10 MB at most */
  file: Blob;
  mode: AnswersFileMode;
  /**
     * On COMMIT: the plan of the preview
     * @maxLength 128
     */
  plan?: string;
}
