/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActualExamScoreInput } from './actualExamScoreInput.ts';
import type { Id } from './id.ts';

export type ActualExamScoreRow = ActualExamScoreInput & {
  studentId: Id;
  /**
     * Of the result that stands; absent for a new one
     * @minimum 1
     */
  version?: number;
};
