/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface ParticipantChange {
  participantId: Id;
  /** @minimum 1 */
  version: number;
  /** @nullable */
  attTypeId?: string | null;
  /** @maxLength 500 */
  memo?: string;
  isLocked?: boolean;
  /**
     * Of the lock
     * @maxLength 200
     */
  reason?: string;
  /** @nullable */
  makeupForId?: string | null;
}
