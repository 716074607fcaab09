/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { TransferInputMode } from './transferInputMode.ts';

export interface TransferInput {
  mode: TransferInputMode;
  /** On PREVIEW and COMMIT: the first week the student no longer attends */
  fromWeeklyLectureId?: Id;
  /** The first week the student attends in the other lecture; absent: the day of the week above */
  targetWeeklyLectureId?: Id;
  /**
     * On COMMIT: the plan of the preview
     * @maxLength 128
     */
  plan?: string;
  /**
     * On UNDO: what to take back
     * @maxLength 200
     */
  changeSetId?: string;
}
