import { useState } from 'react';

interface Steps<T> {
  /** What was before, the latest last. */
  past: readonly T[];
  now: T;
  /** What was taken back, the latest first. */
  future: readonly T[];
}

/** Something that waits here until it is saved whole: every step of it can be taken back and done again. */
export function useSteps<T>(start: T) {
  const [{ past, now }, setSteps] = useState<Steps<T>>({ past: [], now: start, future: [] });
  return {
    now,
    /** There is something to take back. */
    isChanged: past.length > 0,
    /** The next step; what was taken back is forgotten. */
    put: (next: T): void => setSteps((steps) => ({ past: [...steps.past, steps.now], now: next, future: [] })),
    undo: (): void => setSteps(taken),
    redo: (): void => setSteps(doneAgain),
    /** Begins anew, with nothing to take back. */
    restart: (value: T): void => setSteps({ past: [], now: value, future: [] }),
  };
}

function taken<T>(steps: Steps<T>): Steps<T> {
  const { past, now, future } = steps;
  return past.length === 0 ? steps : { past: past.slice(0, -1), now: past.at(-1) as T, future: [now, ...future] };
}

function doneAgain<T>(steps: Steps<T>): Steps<T> {
  const { past, now, future } = steps;
  return future.length === 0 ? steps : { past: [...past, now], now: future[0] as T, future: future.slice(1) };
}
