/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 내신, 모의고사, 수능
 */
export type ActualExamKind = typeof ActualExamKind[keyof typeof ActualExamKind];


export const ActualExamKind = {
  SCHOOL: 'SCHOOL',
  MOCK: 'MOCK',
  CSAT: 'CSAT',
} as const;
