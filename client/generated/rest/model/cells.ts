/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Cell } from './cell.ts';

export interface Cells {
  cells: Cell[];
  /** Where several changed: their change set in the audit log */
  changeSetId?: string;
}
