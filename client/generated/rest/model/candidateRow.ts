/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Candidate } from './candidate.ts';
import type { CandidateRowKind } from './candidateRowKind.ts';

export interface CandidateRow {
  /** Row of the sheet or line of the text, from 1 */
  row: number;
  name: string;
  /** @nullable */
  studentNumber: string | null;
  /** @nullable */
  phone: string | null;
  school: string;
  /** One student; several it may be; nobody; in the week already; the same student as in a row above */
  kind: CandidateRowKind;
  /** Why, and what to do about it; empty for MATCHED */
  reason: string;
  /** Whom it may mean, those enrolled in the lecture first */
  candidates: Candidate[];
}
