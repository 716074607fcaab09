/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of SCHOOL only; null for the whole term
 */
export type ActualExamPart = typeof ActualExamPart[keyof typeof ActualExamPart] | null;


export const ActualExamPart = {
  MIDTERM: 'MIDTERM',
  FINAL: 'FINAL',
} as const;
