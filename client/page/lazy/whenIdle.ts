import { firstAnswer } from '../firstAnswer.ts';

/** How long the browser may be busy before the work is done nevertheless, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Does work that can wait once the first screen has its data and the browser is idle; not at all where data is to be saved. */
export function whenIdle(work: () => void): void {
  // Plain functions of a page are tested without one.
  if (typeof document !== 'undefined' && !savesData()) afterFirstScreen(work);
}

/** Does work that can wait, but not be left out. */
export function afterFirstScreen(work: () => void): void {
  const begin = (): void => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE_MS });
    else setTimeout(work, PATIENCE_MS);
  };
  const afterLoading = (): void => {
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
  };
  void firstAnswer().then(afterLoading);
}

/** Whether the person asked for little data, or the connection is slow. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /[23]g$/.test(connection?.effectiveType ?? '');
}
