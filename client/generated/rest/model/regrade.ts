/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Questions } from './questions.ts';
import type { Version2 } from './version2.ts';

export interface Regrade {
  version: Version2;
  /** Says what would change and writes nothing */
  dryRun: boolean;
  /**
     * The change set of a re-grade of this exam, which is taken back instead: key, values and states are as before it
     * @maxLength 200
     */
  takesBack?: string;
  questions?: Questions;
}
