import type { Rating } from '#recall/scheduler.ts';

/** What students call the ratings. */
export const ratingWords: Readonly<Record<Rating, string>> = { 1: '다시', 2: '어려움', 3: '알맞음', 4: '쉬움' };

const minute = 60_000;
const day = 1440 * minute;

/** How long until a word comes again, in short words: 10분, 3시간, 8일, 2달. */
export function intervalWords(from: Date, to: Date): string {
  const ms = Math.max(minute, +to - +from);
  if (ms < 60 * minute) return `${Math.round(ms / minute)}분`;
  if (ms < day) return `${Math.round(ms / (60 * minute))}시간`;
  if (ms < 30 * day) return `${Math.round(ms / day)}일`;
  if (ms < 365 * day) return `${Math.round(ms / (30 * day))}달`;
  return `${Math.round(ms / (365 * day))}년`;
}

/** The language of a word: which voice says it. */
export const languageOf = (text: string): 'ko' | 'en' => (/[가-힣]/.test(text) ? 'ko' : 'en');
