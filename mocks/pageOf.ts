interface Page {
  limit?: number | null;
  offset?: number | null;
}

/** The rows of a page of a list, as a server answers them. */
export function pageOf<Each>(rows: readonly Each[], { limit, offset }: Page): Each[] {
  const from = offset ?? 0;
  return rows.slice(from, from + (limit ?? rows.length));
}
