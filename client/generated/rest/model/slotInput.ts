/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CounselType } from './counselType.ts';
import type { Id } from './id.ts';
import type { ReserveType } from './reserveType.ts';

export interface SlotInput {
  reserveType: ReserveType;
  /** Of a counsel; null for any */
  counselType?: CounselType | null;
  startsAt: string;
  /** At most 12 hours after the start */
  endsAt: string;
  /** @maxLength 30 */
  room?: string;
  /**
     * Students read it
     * @maxLength 500
     */
  note?: string;
  /**
     * @minimum 1
     * @maximum 500
     */
  capacity: number;
  /** Who looks after those who book; null for nobody yet */
  taId?: Id | null;
  /** Students reserve from then on; null for at once */
  opensAt?: string | null;
  /** Students reserve until then; the start when absent */
  closesAt?: string;
  /** Students cancel until then; the start when absent */
  cancelUntil?: string;
}
