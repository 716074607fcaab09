/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActualExamScoreInput } from './actualExamScoreInput.ts';

export type ActualExamScoreChange = ActualExamScoreInput & {
  /** @minimum 1 */
  version: number;
};
