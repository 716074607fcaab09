/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CellVersion } from './cellVersion.ts';

export interface GradeInput {
  version: CellVersion;
  /**
     * Null goes back to the one that follows from the rank
     * @minimum 1
     * @maximum 9
     * @nullable
     */
  grade: number | null;
  /**
     * Of RETAKE; the latest when absent
     * @minimum 1
     * @maximum 99
     */
  retakeNumber?: number;
}
