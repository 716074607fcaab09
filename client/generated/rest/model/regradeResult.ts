/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RegradeResultChangesItem } from './regradeResultChangesItem.ts';

export interface RegradeResult {
  changes: RegradeResultChangesItem[];
  /** Values that change */
  changedCount: number;
  /** Values that fall */
  loweredCount: number;
  /** Attempts that newly ask for the clinic */
  belowCount: number;
  /** Of the exam now */
  version: number;
  /** @nullable */
  changeSetId: string | null;
}
