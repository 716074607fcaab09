/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActualExamScoreRow } from './actualExamScoreRow.ts';

export interface ActualExamScoreBatch {
  /**
     * @minItems 1
     * @maxItems 2000
     */
  rows: ActualExamScoreRow[];
}
