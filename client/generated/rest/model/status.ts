/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Status = typeof Status[keyof typeof Status];


export const Status = {
  NONE: 'NONE',
  TAKEN: 'TAKEN',
  GRADED: 'GRADED',
  ABSENT: 'ABSENT',
  EXEMPT: 'EXEMPT',
} as const;
