/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export type ImportRowCandidatesItem = {
  id: Id;
  name: string;
  studentNumber: string;
  school: string;
  /** @nullable */
  grade: string | null;
  /** @nullable */
  phone: string | null;
  /** @nullable */
  parentPhone: string | null;
};
