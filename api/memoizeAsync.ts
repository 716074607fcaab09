/** Makes a value at first use and keeps it. A failure is not kept: the next use tries again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined;
  return () =>
    (kept ??= make().catch((error: unknown) => {
      kept = undefined;
      throw error;
    }));
}
