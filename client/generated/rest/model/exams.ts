/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Exam } from './exam.ts';

export interface Exams {
  exams: Exam[];
}
