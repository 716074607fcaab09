/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How many grades there were; by the year of entry when absent
 */
export type ActualExamMarksGradeScale = typeof ActualExamMarksGradeScale[keyof typeof ActualExamMarksGradeScale] | null;


export const ActualExamMarksGradeScale = {
  NUMBER_5: 5,
  NUMBER_9: 9,
} as const;
