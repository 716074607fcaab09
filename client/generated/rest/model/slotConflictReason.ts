/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The room or the TA is taken; the day is over; the clinic rules refuse it
 */
export type SlotConflictReason = typeof SlotConflictReason[keyof typeof SlotConflictReason];


export const SlotConflictReason = {
  ROOM: 'ROOM',
  TA: 'TA',
  PAST: 'PAST',
  RULE: 'RULE',
} as const;
