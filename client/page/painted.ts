/** A hidden tab paints nothing: after so many milliseconds nobody waits for it any longer. */
const LONGEST_WAIT_MS = 100;

/** Resolves when the browser has painted what was just changed, so that what follows does not hold up a key press. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
