/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportRowCandidatesItem } from './importRowCandidatesItem.ts';
import type { ImportRowChangesItem } from './importRowChangesItem.ts';
import type { ImportRowKind } from './importRowKind.ts';
import type { ImportRowProblemsItem } from './importRowProblemsItem.ts';

export interface ImportRow {
  /** Row number in the sheet, from 1 */
  row: number;
  /** DUPLICATE waits for a decision: it may be one of the candidates */
  kind: ImportRowKind;
  name: string;
  /** @nullable */
  studentNumber: string | null;
  school: string;
  /** @nullable */
  grade: string | null;
  /**
     * E.164
     * @nullable
     */
  phone: string | null;
  parentName: string;
  /**
     * E.164
     * @nullable
     */
  parentPhone: string | null;
  /** @nullable */
  lecture: string | null;
  tags: string[];
  memo: string;
  changes: ImportRowChangesItem[];
  problems: ImportRowProblemsItem[];
  /** Students whom the row may mean, who were not found by their number */
  candidates: ImportRowCandidatesItem[];
}
