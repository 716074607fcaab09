/** A hidden tab does not paint: after this many milliseconds waiting ends. */
const LONGEST_WAIT_MS = 100;

/** Resolves after the browser has painted the latest change, so that what follows does not delay the response to a key. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
