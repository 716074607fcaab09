import type { Database } from '../../ports/database.ts';

/**
 * Rows per statement: few enough that a database inside this process serves other requests in between. A database server does not block this
 * process and takes many more at once.
 */
const statementRows = 500;
const serverRows = 2_500;

/** How long a list may block the thread before other requests get a turn, in milliseconds. */
const sliceTime = 20;

/** Maps a long list and gives other requests a turn in between. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<R[]> {
  const mapped: R[] = [];
  let begun = performance.now();
  for (const item of items) {
    mapped.push(map(item));
    if (performance.now() - begun < sliceTime) continue;
    await letOthersIn();
    begun = performance.now();
  }
  return mapped;
}

/** Runs an action on a long list part by part, and returns all results. */
export async function inParts<T, R>(
  items: readonly T[],
  act: (part: readonly T[]) => Promise<readonly R[]>,
  size = statementRows,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += size) {
    results.push(...(await act(items.slice(at, at + size))));
    await letOthersIn();
  }
  return results;
}

/** How many rows one statement reads or writes on this kind of database. */
export function rowsOfStatement(kind: Database['kind']): number {
  return kind === 'postgres' ? serverRows : statementRows;
}

/** Yields to everything that waits for this thread. */
export function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
