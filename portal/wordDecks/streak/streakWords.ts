import { addDays, weekdayOf } from '#ui-kit';
import type { WordStreakFragment } from '../generated/graphql.ts';

/** A row of a day with an answer. */
export type StudiedDay = { day?: string | null };

/** What is said of the days in a row; it looks forward, whatever was missed. */
export function streakWords(
  { today, days }: Pick<WordStreakFragment, 'today' | 'days'>,
  studied: readonly StudiedDay[],
) {
  const count = days ?? 0;
  if (count > 0 && studied.some(({ day }) => day === today)) return `${count}일째 이어서 공부하고 있어요`;
  if (count > 0) return `오늘 외우면 ${count + 1}일째예요`;
  return studied.length > 0 ? '오늘 다시 시작해요' : '오늘부터 시작해요';
}

/** The days of this week from Monday, and which of them have an answer. */
export function weekOf(today: string, studied: readonly StudiedDay[]): { day: string; isStudied: boolean }[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const all = new Set(studied.map(({ day }) => day));
  return Array.from({ length: 7 }, (_, after) => addDays(monday, after)).map((day) => ({
    day,
    isStudied: all.has(day),
  }));
}
