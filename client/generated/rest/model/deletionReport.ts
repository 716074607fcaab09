/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeletionLine } from './deletionLine.ts';
import type { DeletionReportMode } from './deletionReportMode.ts';

export interface DeletionReport {
  mode: DeletionReportMode;
  /** As it was */
  name: string;
  version: number;
  goes: DeletionLine[];
  stays: DeletionLine[];
}
