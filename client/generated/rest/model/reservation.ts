/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ReservationStatus } from './reservationStatus.ts';

export interface Reservation {
  id: Id;
  status: ReservationStatus;
  /**
     * Place on the waiting list, from 1; null with a seat
     * @nullable
     */
  place: number | null;
  startsAt: string;
  endsAt: string;
  cancelUntil: string;
  /** What there is to do there */
  todos: number;
}
