/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type StatusInput2Status = typeof StatusInput2Status[keyof typeof StatusInput2Status];


export const StatusInput2Status = {
  DOING: 'DOING',
  SUBMITTED: 'SUBMITTED',
  DONE: 'DONE',
  FAILED: 'FAILED',
} as const;
