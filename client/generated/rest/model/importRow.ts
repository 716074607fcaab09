/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportRowChangesItem } from './importRowChangesItem.ts';
import type { ImportRowKind } from './importRowKind.ts';
import type { ImportRowProblemsItem } from './importRowProblemsItem.ts';

export interface ImportRow {
  /** Row number in the sheet, from 1 */
  row: number;
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
}
