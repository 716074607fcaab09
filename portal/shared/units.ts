/** How often each unit occurs, the most frequent first; those of one count in the order in which they come. What has no unit is left out. */
export function countUnits(items: readonly { unit: string | null }[]): { unit: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { unit } of items) if (unit) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts].map(([unit, count]) => ({ unit, count })).sort((one, other) => other.count - one.count);
}
