import type { ParentLinkToken } from '#client/generated/rest/parentLinks.ts';

/** What a parent's link opens. */
export type Purpose = ParentLinkToken['purpose'];

const purposes = [
  'FAMILY',
  'WEEK',
  'COUNSEL',
  'CLINIC',
  'ABSENCE',
  'VIDEO',
  'CONSENT',
] as const satisfies readonly Purpose[];

/** The purpose of a segment of the address; undefined for any other. */
export const purposeOf = (segment: string): Purpose | undefined =>
  purposes.find((purpose) => purpose.toLowerCase() === segment);

/** The titles of the pages. */
export const titles: Readonly<Record<Purpose, string>> = {
  FAMILY: '보호자 홈',
  WEEK: '이번 주',
  COUNSEL: '상담 예약',
  CLINIC: '클리닉 예약',
  ABSENCE: '결석 알리기',
  VIDEO: '수업 영상',
  CONSENT: '보호자 동의',
};
