/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReviewedStatus = typeof ReviewedStatus[keyof typeof ReviewedStatus];


export const ReviewedStatus = {
  GRADED: 'GRADED',
  REJECTED: 'REJECTED',
} as const;
