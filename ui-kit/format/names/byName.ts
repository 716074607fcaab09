const collator = new Intl.Collator('ko', { numeric: true });

/** Orders names as people count: 2주차 before 11주차, 1반 before 10반. The database orders by letters; what is read whole is ordered here. */
export const byName = (one: string, other: string): number => collator.compare(one, other);

/** The same, of what has a name. */
export const byNameOf =
  <Named>(nameOf: (one: Named) => string) =>
  (one: Named, other: Named): number =>
    byName(nameOf(one), nameOf(other));
