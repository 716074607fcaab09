/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportReportCounts } from './importReportCounts.ts';
import type { ImportReportMode } from './importReportMode.ts';
import type { ImportRow } from './importRow.ts';

export interface ImportReport {
  /** Fingerprint of the file and of what it would change */
  plan: string;
  mode: ImportReportMode;
  sheet: string;
  /** Row number of the header, from 1 */
  headerRow: number;
  /**
     * On COMMIT: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  counts: ImportReportCounts;
  rows: ImportRow[];
}
