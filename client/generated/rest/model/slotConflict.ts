/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlotConflictReason } from './slotConflictReason.ts';

export interface SlotConflict {
  /** The room or the TA is taken; the day is over; the clinic rules refuse it */
  reason: SlotConflictReason;
  date: string;
  startsAt: string;
  endsAt: string;
  room: string;
  /**
     * The slot that is there already
     * @nullable
     */
  slotId: string | null;
  /** Korean */
  detail: string;
}
