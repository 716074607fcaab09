/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReservationStatus = typeof ReservationStatus[keyof typeof ReservationStatus];


export const ReservationStatus = {
  RESERVED: 'RESERVED',
  WAITING: 'WAITING',
} as const;
