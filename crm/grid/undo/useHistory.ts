import { useState } from 'react';

interface Versions<T> {
  /** Earlier states, latest last. */
  past: readonly T[];
  now: T;
  /** Undone states, latest first. */
  future: readonly T[];
}

/** Undo and redo for a value that is kept in the browser until it is saved as a whole. */
export function useHistory<T>(start: T) {
  const [{ past, now }, setVersions] = useState<Versions<T>>({ past: [], now: start, future: [] });
  return {
    now,
    /** There is something to undo. */
    isChanged: past.length > 0,
    /** Adds a change; undone states can no longer be redone. */
    put: (next: T): void => setVersions((before) => afterPut(before, next)),
    undo: (): void => setVersions(afterUndo),
    redo: (): void => setVersions(afterRedo),
    /** Starts over, with nothing to undo. */
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
