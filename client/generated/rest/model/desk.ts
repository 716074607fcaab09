/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeskLedger } from './deskLedger.ts';
import type { DeskStudent } from './deskStudent.ts';

export interface Desk {
  questionCount: number;
  /** Numbers of questions without an answer in the key */
  unanswerable: number[];
  ledger: DeskLedger;
  /** Were there, have no sheet */
  missing: DeskStudent[];
  /** Have a sheet, but were absent, from the week or from the exam */
  absent: DeskStudent[];
}
