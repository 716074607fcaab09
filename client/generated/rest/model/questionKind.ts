/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type QuestionKind = typeof QuestionKind[keyof typeof QuestionKind];


export const QuestionKind = {
  CHOICE: 'CHOICE',
  SHORT: 'SHORT',
} as const;
