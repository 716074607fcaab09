/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LectureInput } from './lectureInput.ts';

export type LectureChange = LectureInput & {
  /**
     * The version this change was made from
     * @minimum 1
     */
  version: number;
};
