/** The words for what may be allowed. */
export const kinds = [
  { value: 'REQUIRED', label: '개인정보 수집·이용(필수)' },
  { value: 'MARKETING', label: '광고성 문자' },
  { value: 'PHOTO', label: '사진·영상 활용' },
] as const;

/** How staff receive a consent. */
export const methods = [
  { value: 'PAPER', label: '종이 동의서' },
  { value: 'IN_PERSON', label: '방문해 서명' },
  { value: 'LINK', label: '링크로 동의' },
] as const;

export const givers = [
  { value: 'STUDENT', label: '학생 본인' },
  { value: 'GUARDIAN', label: '보호자' },
] as const;

const own: readonly { value: string; label: string }[] = [
  { value: 'FIRST_LOGIN', label: '첫 로그인 시' },
  { value: 'PORTAL', label: '학생 화면에서' },
];

export const kindWords = (kind: string): string => kinds.find(({ value }) => value === kind)?.label ?? kind;

export const methodWords = (method: string): string =>
  [...methods, ...own].find(({ value }) => value === method)?.label ?? method;
