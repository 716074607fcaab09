import { addDays } from '#ui-kit';

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
