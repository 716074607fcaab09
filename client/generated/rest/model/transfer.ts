/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TransferMode } from './transferMode.ts';
import type { TransferOutcome } from './transferOutcome.ts';

export interface Transfer {
  mode: TransferMode;
  /**
     * On COMMIT and UNDO: the change set in the audit log
     * @nullable
     */
  changeSetId: string | null;
  /**
     * Fingerprint of the outcome; null on UNDO
     * @nullable
     */
  plan: string | null;
  /** Null on UNDO */
  outcome: TransferOutcome | null;
}
