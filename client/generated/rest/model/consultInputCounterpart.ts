/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ConsultInputCounterpart = typeof ConsultInputCounterpart[keyof typeof ConsultInputCounterpart];


export const ConsultInputCounterpart = {
  STUDENT: 'STUDENT',
  PARENT: 'PARENT',
  BOTH: 'BOTH',
} as const;
