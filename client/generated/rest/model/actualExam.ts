/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActualExamKind } from './actualExamKind.ts';
import type { ActualExamPart } from './actualExamPart.ts';

export interface ActualExam {
  kind: ActualExamKind;
  /**
     * Of a CSAT the 학년도
     * @minimum 2000
     * @maximum 2100
     */
  year: number;
  /** Of SCHOOL only */
  term?: number | null;
  /** Of SCHOOL only; null for the whole term */
  part?: ActualExamPart;
  /** Of MOCK only */
  month?: number | null;
  /**
     * @minLength 1
     * @maxLength 30
     */
  subject: string;
}
