/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Answers } from './answers.ts';
import type { CellVersion } from './cellVersion.ts';
import type { Id } from './id.ts';
import type { RetakeNumber } from './retakeNumber.ts';

export interface ManualEntry {
  scoreId: Id;
  retakeNumber?: RetakeNumber;
  version: CellVersion;
  answers: Answers;
}
