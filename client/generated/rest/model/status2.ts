/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Status2 = typeof Status2[keyof typeof Status2];


export const Status2 = {
  WAITING: 'WAITING',
  RESERVED: 'RESERVED',
  ARRIVED: 'ARRIVED',
  DEPARTED: 'DEPARTED',
  CANCELLED: 'CANCELLED',
  NO_SHOW: 'NO_SHOW',
} as const;
