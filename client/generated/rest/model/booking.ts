/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CounselType } from './counselType.ts';
import type { Id } from './id.ts';
import type { Status2 } from './status2.ts';

/**
 * A student in a slot, as it is now
 */
export interface Booking {
  id: Id;
  slotId: Id;
  studentId: Id;
  status: Status2;
  counselType: CounselType | null;
  startsAt: string;
  endsAt: string;
  /**
     * Place on the waiting list, from 1
     * @nullable
     */
  place: number | null;
  /** @nullable */
  taId: string | null;
  isHurried: boolean;
  memo: string;
  /** @nullable */
  arrivedAt: string | null;
  /** @nullable */
  departedAt: string | null;
  version: number;
}
