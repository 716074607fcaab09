/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 학습, 성적, 출결, 진로·입시, 생활, 수납, 기타
 */
export type ConsultInputTopic = typeof ConsultInputTopic[keyof typeof ConsultInputTopic];


export const ConsultInputTopic = {
  STUDY: 'STUDY',
  SCORES: 'SCORES',
  ATTENDANCE: 'ATTENDANCE',
  CAREER: 'CAREER',
  LIFE: 'LIFE',
  PAYMENT: 'PAYMENT',
  OTHER: 'OTHER',
} as const;
