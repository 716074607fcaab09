/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActualExamMarksGradeScale } from './actualExamMarksGradeScale.ts';

export interface ActualExamMarks {
  /** 원점수 */
  rawScore?: number | null;
  /** 표준점수 */
  standardScore?: number | null;
  /** 백분위 */
  percentile?: number | null;
  /** 등급, 1 is best */
  grade?: number | null;
  /** How many grades there were; by the year of entry when absent */
  gradeScale?: ActualExamMarksGradeScale;
}
