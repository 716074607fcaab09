/** What the tally needs of an attendance type. */
export interface MarkedType {
  name: string;
  /** As staff chose it. */
  color: string;
}

/** A week as the student's documents read it: their own participation is its only one. */
export interface AttendedWeek {
  participants: readonly { attendanceType: MarkedType | null }[];
}

/** How often each type was marked, the most frequent first; weeks without a mark do not count. */
export function tally(types: readonly (MarkedType | null)[]): (MarkedType & { count: number })[] {
  const marked = types.filter((type) => type !== null);
  const byName = Map.groupBy(marked, ({ name }) => name);
  return [...byName.values()].map((same) => ({ ...same[0]!, count: same.length })).sort((a, b) => b.count - a.count);
}
