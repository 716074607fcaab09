/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * 학습, 성적, 진로·입시, 생활, 학부모
 */
export type CounselType = typeof CounselType[keyof typeof CounselType];


export const CounselType = {
  STUDY: 'STUDY',
  SCORES: 'SCORES',
  CAREER: 'CAREER',
  LIFE: 'LIFE',
  PARENT: 'PARENT',
} as const;
