/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportReportCounts } from './importReportCounts.ts';
import type { ImportReportMode } from './importReportMode.ts';
import type { ImportRow } from './importRow.ts';
import type { ImportSheet } from './importSheet.ts';

export interface ImportReport {
  /** Fingerprint of the file and of what it would change; empty on UNDO */
  plan: string;
  mode: ImportReportMode;
  /** On PREVIEW of a file; null otherwise */
  sheet: ImportSheet | null;
  /**
     * On COMMIT and UNDO: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  /** Rows by their kind; on UNDO the students who are gone again, and those who are as they were */
  counts: ImportReportCounts;
  rows: ImportRow[];
}
