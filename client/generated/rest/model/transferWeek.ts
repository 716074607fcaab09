/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface TransferWeek {
  weeklyLectureId: Id;
  /** @nullable */
  weekNumber: number | null;
  /** @nullable */
  specialName: string | null;
  heldOn: string;
}
