/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Answers2 } from './answers2.ts';
import type { Id } from './id.ts';
import type { ReviewDecision } from './reviewDecision.ts';

export interface Review {
  /** @minimum 1 */
  version: number;
  decision: ReviewDecision;
  studentId?: Id;
  answers?: Answers2;
  /** This sheet counts instead of the one the student has */
  replaces?: boolean;
  /**
     * @minLength 1
     * @maxLength 200
     */
  rejectReason?: string;
}
