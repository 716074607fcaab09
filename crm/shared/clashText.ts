import type { PlaceClash, StudentClash } from '#client/generated/rest/lectures.ts';
import { someNames } from '#ui-kit/format/someNames.ts';

/** `김민수 학생은 화 18:00–20:00 ‘중2 영어’ 수업과 시간이 겹칩니다.`, or how many students and the first three; empty for none. */
export function studentClashText(clashes: readonly StudentClash[]): string {
  const [first, ...others] = [...Map.groupBy(clashes, ({ userId }) => userId).values()];
  if (!first) return '';
  if (others.length === 0) {
    return `${first[0]?.name} 학생은 ${first.map(({ at, lecture }) => `${at} ‘${lecture}’`).join(', ')} 수업과 시간이 겹칩니다.`;
  }
  const names = [first, ...others].map(
    (own) => `${own[0]?.name}(${own.map(({ at, lecture }) => `${lecture} ${at}`).join(', ')})`,
  );
  return `학생 ${names.length}명이 다른 수업과 시간이 겹칩니다: ${someNames(names, 3)}`;
}

/** `같은 시간에 겹칩니다. 김지훈 선생님: 확통 심화 (화 20:00–22:00)`; empty for none. */
export const placeClashText = (clashes: readonly PlaceClash[]): string =>
  clashes.length === 0
    ? ''
    : `같은 시간에 겹칩니다. ${clashes.map(({ who, lecture, at }) => `${who}: ${lecture} (${at})`).join(' / ')}`;

/** What was done, and who has another lesson then. */
export const withClashes = (done: string, clashes: readonly StudentClash[] = []): string =>
  [done, studentClashText(clashes)].filter(Boolean).join('. ');
