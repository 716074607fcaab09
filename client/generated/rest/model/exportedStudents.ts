/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface ExportedStudents {
  exportId: Id;
  /** By student number; texts in the order of the columns, phones as people read them */
  students: string[][];
}
