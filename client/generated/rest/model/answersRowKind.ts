/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AnswersRowKind = typeof AnswersRowKind[keyof typeof AnswersRowKind];


export const AnswersRowKind = {
  NEW: 'NEW',
  CHANGED: 'CHANGED',
  SAME: 'SAME',
  REFUSED: 'REFUSED',
} as const;
