/** Undefined in browsers. */
const { setImmediate: soon = queueMicrotask } = globalThis as { setImmediate?: (run: () => void) => unknown };

/** Resolves after everything that has arrived by now; at once where the platform can't say when that is. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => soon(resolve));
