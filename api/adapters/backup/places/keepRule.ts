const days = 7;
const weeks = 4;
const months = 12;

const dayLength = 86_400_000;
/** The academy's days begin at midnight in Seoul, which has no summer time. */
const seoul = 9 * 3_600_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const thursday = 3;

/**
 * Which backups stay: the newest of each of the last 7 days, 4 weeks and 12 months that have one; so the newest of all.
 * @param moments in any order
 * @returns them, newest first
 */
export function keptMoments(moments: readonly Date[]): Date[] {
  const newestFirst = moments.toSorted((one, other) => other.getTime() - one.getTime());
  const kept = new Set<Date>();
  const keep = (most: number, spanOf: (day: number) => string | number) => {
    const spans = new Set<string | number>();
    for (const moment of newestFirst) {
      const span = spanOf(Math.floor((moment.getTime() + seoul) / dayLength));
      if (spans.has(span)) continue;
      if (spans.size === most) return;
      spans.add(span);
      kept.add(moment);
    }
  };
  keep(days, (day) => day);
  keep(weeks, (day) => Math.floor((day + thursday) / 7));
  keep(months, (day) => new Date(day * dayLength).toISOString().slice(0, 7));
  return newestFirst.filter((moment) => kept.has(moment));
}
