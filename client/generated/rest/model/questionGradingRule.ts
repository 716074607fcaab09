/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type QuestionGradingRule = typeof QuestionGradingRule[keyof typeof QuestionGradingRule];


export const QuestionGradingRule = {
  NORMAL: 'NORMAL',
  ALL_CORRECT: 'ALL_CORRECT',
  VOID: 'VOID',
} as const;
