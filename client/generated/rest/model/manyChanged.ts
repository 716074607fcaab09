/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';

export interface ManyChanged {
  bookings: Booking[];
  /** What undo takes back */
  changeSetId: string;
}
