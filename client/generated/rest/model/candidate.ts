/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface Candidate {
  userId: Id;
  name: string;
  studentNumber: string;
  school: string;
  /** @nullable */
  grade: string | null;
  /** The last four digits; empty without a phone */
  phoneEnd: string;
  /** In this lecture on the day of the week */
  isEnrolled: boolean;
}
