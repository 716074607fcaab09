/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReviewDecision = typeof ReviewDecision[keyof typeof ReviewDecision];


export const ReviewDecision = {
  GRADE: 'GRADE',
  REJECT: 'REJECT',
} as const;
