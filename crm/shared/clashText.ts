import type { PlaceClash, StudentClash } from '#client/generated/rest/lectures.ts';
import { addDays, formatDay, isDay } from '#ui-kit';
import { someNames } from '#ui-kit/format/names/someNames.ts';

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

/** Days, from today on, of which lessons without a weekly lecture are known (`lecture_times`). */
const KNOWN_DAYS = 56;

/** From when on only weeks that were made are compared; empty where the last day is before. @param today `YYYY-MM-DD` */
export function unknownText(lastDay: string | undefined, today: string): string {
  const from = addDays(today, KNOWN_DAYS);
  if (lastDay === undefined || !isDay(lastDay) || lastDay < from) return '';
  return `${formatDay(from)}부터는 이미 만든 주차와만 비교합니다. 아직 만들지 않은 수업과 겹칠 수 있습니다.`;
}

/** What was done, and who has another lesson then. */
export const withClashes = (done: string, clashes: readonly StudentClash[] = []): string =>
  [done, studentClashText(clashes)].filter(Boolean).join('. ');
