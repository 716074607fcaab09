/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Status3 = typeof Status3[keyof typeof Status3];


export const Status3 = {
  TODO: 'TODO',
  DOING: 'DOING',
  SUBMITTED: 'SUBMITTED',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;
