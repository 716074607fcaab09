/** Seconds from one to another, which is not included. */
export interface Range {
  from: number;
  to: number;
}

/** The union of ranges, in order, without those that hold nothing. */
export function union(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const { from, to } of ranges.filter((one) => one.from < one.to).sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** What of some ranges is not in others. */
export function without(ranges: readonly Range[], others: readonly Range[]): Range[] {
  let left = union(ranges);
  for (const { from, to } of others) {
    left = left.flatMap((one) => [
      { from: one.from, to: Math.min(one.to, from) },
      { from: Math.max(one.from, to), to: one.to },
    ]);
    left = left.filter((one) => one.from < one.to);
  }
  return union(left);
}
