/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Grade = typeof Grade[keyof typeof Grade];


export const Grade = {
  초4: '초4',
  초5: '초5',
  초6: '초6',
  중1: '중1',
  중2: '중2',
  중3: '중3',
  고1: '고1',
  고2: '고2',
  고3: '고3',
  N수: 'N수',
} as const;
