/** Tells what was written, by whomever. */
export interface Changes {
  /**
   * Calls back after every commit that may concern somebody, until the returned function is called.
   * @param hear gets GraphQL base names of the tables that were written, or null when it may have been any
   */
  subscribe(hear: (tables: readonly string[] | null) => void): () => void;
}

/** Changes that are announced by calling {@link ChangeFeed.announce}. */
export class ChangeFeed implements Changes {
  readonly #hearers = new Set<(tables: readonly string[] | null) => void>();

  get isHeard(): boolean {
    return this.#hearers.size > 0;
  }

  subscribe(hear: (tables: readonly string[] | null) => void): () => void {
    this.#hearers.add(hear);
    return () => void this.#hearers.delete(hear);
  }

  announce(tables: readonly string[] | null): void {
    for (const hear of [...this.#hearers]) hear(tables);
  }
}

/** Whether a query that reads some tables can have changed; null means any. */
export function concerns(reads: ReadonlySet<string> | null, tables: readonly string[] | null): boolean {
  return reads === null || tables === null || tables.some((table) => reads.has(table));
}
