/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnswersReportCounts } from './answersReportCounts.ts';
import type { AnswersReportMode } from './answersReportMode.ts';
import type { AnswersRow } from './answersRow.ts';

export interface AnswersReport {
  /** Fingerprint of the file and of what it would change */
  plan: string;
  mode: AnswersReportMode;
  sheet: string;
  /** Row number of the header, from 1 */
  headerRow: number;
  /** Questions the file has a column for */
  questionCount: number;
  /**
     * On COMMIT: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  counts: AnswersReportCounts;
  rows: AnswersRow[];
}
