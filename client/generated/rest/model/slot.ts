/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CounselType } from './counselType.ts';
import type { Id } from './id.ts';
import type { ReserveType } from './reserveType.ts';

export interface Slot {
  id: Id;
  reserveType: ReserveType;
  counselType: CounselType | null;
  startsAt: string;
  endsAt: string;
  room: string;
  note: string;
  capacity: number;
  /** @nullable */
  taId: string | null;
  /** @nullable */
  opensAt: string | null;
  closesAt: string;
  cancelUntil: string;
  version: number;
}
