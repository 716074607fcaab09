interface Pace {
  /** The academy's rule, in one row. */
  wordSettings: readonly { newPerDay: number; leastNew: number; mostNew: number }[];
  /** What the student has chosen; nothing for the academy's number. */
  wordPaces: readonly { newPerDay: number }[];
}

/** How many new words of a deck a student gets in a day: the own choice within today's bounds, else the academy's number. */
export function newPerDay({ wordSettings: [rule], wordPaces: [own] }: Pace): number {
  if (!rule) return 20;
  return own ? Math.min(Math.max(own.newPerDay, rule.leastNew), rule.mostNew) : rule.newPerDay;
}
