/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeskStudentStatus = typeof DeskStudentStatus[keyof typeof DeskStudentStatus];


export const DeskStudentStatus = {
  NONE: 'NONE',
  TAKEN: 'TAKEN',
  GRADED: 'GRADED',
  ABSENT: 'ABSENT',
  EXEMPT: 'EXEMPT',
} as const;
