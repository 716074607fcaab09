import { useState, useSyncExternalStore } from 'react';

/** The text being typed into the active cell; each character re-renders only the cell that shows it. */
export interface TypedTextStore {
  /** The text so far; `null` while nothing is being typed. */
  get: () => string | null;
  set: (text: string | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Creates the store of one grid. */
export function useTypedTextStore(): TypedTextStore {
  return useState(createStore)[0];
}

/** The text being typed; re-renders when it changes. */
export function useTypedText({ subscribe, get }: TypedTextStore): string | null {
  return useSyncExternalStore(subscribe, get);
}

function createStore(): TypedTextStore {
  let now: string | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (text) => {
      if (text === now) return;
      now = text;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
