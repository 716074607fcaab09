/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnswersRowKind } from './answersRowKind.ts';
import type { AnswersRowProblemsItem } from './answersRowProblemsItem.ts';

export interface AnswersRow {
  /** Row number in the sheet, from 1 */
  row: number;
  kind: AnswersRowKind;
  name: string;
  studentNumber: string;
  /**
     * The value as it is
     * @nullable
     */
  before: number | null;
  /**
     * The value that follows from the answers; null when refused
     * @nullable
     */
  after: number | null;
  /** Numbers of questions whose answer changes */
  changedAnswers: number[];
  problems: AnswersRowProblemsItem[];
}
