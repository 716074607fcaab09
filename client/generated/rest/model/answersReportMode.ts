/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AnswersReportMode = typeof AnswersReportMode[keyof typeof AnswersReportMode];


export const AnswersReportMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;
