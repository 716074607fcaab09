/** How long the browser may be busy before the work is done nevertheless, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Does work that can wait once the browser is idle; not at all where the person asked to save data. */
export function whenIdle(work: () => void): void {
  if (savesData()) return;
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, PATIENCE_MS);
}

/** Whether the person asked for little data, or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
