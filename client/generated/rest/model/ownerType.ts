/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type OwnerType = typeof OwnerType[keyof typeof OwnerType];


export const OwnerType = {
  LECTURE: 'LECTURE',
  WEEKLY_LECTURE: 'WEEKLY_LECTURE',
  STUDENT: 'STUDENT',
  CONSULT: 'CONSULT',
  BOARD_POST: 'BOARD_POST',
  MATERIAL: 'MATERIAL',
  VIDEO: 'VIDEO',
  PROFILE: 'PROFILE',
  EXAM: 'EXAM',
  SUBMISSION: 'SUBMISSION',
  CLAIM: 'CLAIM',
} as const;
