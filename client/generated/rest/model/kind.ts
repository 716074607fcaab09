/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 재시험, 오답 정리, 과제, 기타
 */
export type Kind = typeof Kind[keyof typeof Kind];


export const Kind = {
  RETAKE: 'RETAKE',
  CORRECTION: 'CORRECTION',
  HOMEWORK: 'HOMEWORK',
  OTHER: 'OTHER',
} as const;
