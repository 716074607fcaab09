import { useState } from 'react';

interface Versions<T> {
  /** What was before, the latest last. */
  past: readonly T[];
  now: T;
  /** What was undone, the latest first. */
  future: readonly T[];
}

/** Undo and redo for something that is kept in the browser until it is saved as a whole. */
export function useHistory<T>(start: T) {
  const [{ past, now }, setVersions] = useState<Versions<T>>({ past: [], now: start, future: [] });
  return {
    now,
    /** There is something to undo. */
    isChanged: past.length > 0,
    /** The next change; what was undone can no longer be redone. */
    put: (next: T): void => setVersions((before) => afterPut(before, next)),
    undo: (): void => setVersions(afterUndo),
    redo: (): void => setVersions(afterRedo),
    /** Begins anew, with nothing to undo. */
    restart: (value: T): void => setVersions({ past: [], now: value, future: [] }),
  };
}

export function afterPut<T>({ past, now }: Versions<T>, next: T): Versions<T> {
  return { past: [...past, now], now: next, future: [] };
}

export function afterUndo<T>(versions: Versions<T>): Versions<T> {
  const { past, now, future } = versions;
  return past.length === 0 ? versions : { past: past.slice(0, -1), now: past.at(-1) as T, future: [now, ...future] };
}

export function afterRedo<T>(versions: Versions<T>): Versions<T> {
  const { past, now, future } = versions;
  return future.length === 0 ? versions : { past: [...past, now], now: future[0] as T, future: future.slice(1) };
}
