import { addDays } from '#ui-kit';

/** How many days in a row somebody has studied; today may still come. The server tells of sixty days. */
export function streakOf(days: readonly { day?: string | null }[], today: string): number {
  const studied = new Set(days.map(({ day }) => day));
  let at = studied.has(today) ? today : addDays(today, -1);
  let streak = 0;
  for (; studied.has(at); at = addDays(at, -1)) streak++;
  return streak;
}

/** How many words come due today and on each of the six days after. */
export function comingOf(days: readonly { day?: string | null; words?: number | null }[], today: string) {
  const words = new Map(days.map((given) => [given.day, given.words ?? 0]));
  return Array.from({ length: 7 }, (_, after) => addDays(today, after)).map((day) => ({
    day,
    words: words.get(day) ?? 0,
  }));
}

/** The numbers of new words a student may choose, five apart, with both bounds and the academy's number. */
export function pacesOf({ newPerDay, leastNew, mostNew }: { newPerDay: number; leastNew: number; mostNew: number }) {
  const fives = Array.from({ length: 20 }, (_, at) => (at + 1) * 5).filter((n) => leastNew < n && n < mostNew);
  return [...new Set([leastNew, ...fives, newPerDay, mostNew])].sort((one, other) => one - other);
}
