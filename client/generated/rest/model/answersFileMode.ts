/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AnswersFileMode = typeof AnswersFileMode[keyof typeof AnswersFileMode];


export const AnswersFileMode = {
  PREVIEW: 'PREVIEW',
  COMMIT: 'COMMIT',
} as const;
