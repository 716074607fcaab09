/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface EarnedWeek {
  weeklyLectureId: Id;
  /** @nullable */
  weekNumber: number | null;
  /** @nullable */
  specialName: string | null;
  heldOn: string;
  /**
     * Name of the mark
     * @nullable
     */
  attendance: string | null;
  hasMemo: boolean;
  isLocked: boolean;
  isScored: boolean;
}
