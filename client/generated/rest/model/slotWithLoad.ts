/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Slot } from './slot.ts';

export type SlotWithLoad = Slot & {
  /** Bookings that hold a seat */
  booked: number;
  waiting: number;
  free: number;
};
