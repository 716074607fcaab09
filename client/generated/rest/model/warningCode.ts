/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A public holiday; past the closing hour of the clinic rules; the room, or the TA of a counsel, is taken at that time
 */
export type WarningCode = typeof WarningCode[keyof typeof WarningCode];


export const WarningCode = {
  HOLIDAY: 'HOLIDAY',
  LATE: 'LATE',
  ROOM: 'ROOM',
  TA: 'TA',
} as const;
