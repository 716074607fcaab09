/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActualExam } from './actualExam.ts';
import type { ActualExamMarks } from './actualExamMarks.ts';

export type ActualExamScoreInput = ActualExam & ActualExamMarks;
