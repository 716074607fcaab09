/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';

export interface Changed {
  booking: Booking;
  /** What undo takes back */
  changeSetId: string;
}
