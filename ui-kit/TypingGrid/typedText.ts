import { useState, useSyncExternalStore } from 'react';

/** What is being typed into the active cell; only the cell that shows it is drawn again with each character. */
export interface DraftStore {
  /** The text so far; `null` while nothing is being typed. */
  get: () => string | null;
  set: (text: string | null) => void;
  subscribe: (tell: () => void) => () => void;
}

/** A draft of its own for one grid. */
export function useDraftStore(): DraftStore {
  return useState(createDraftStore)[0];
}

/** The text being typed, as of now and ever after. */
export function useDraft({ subscribe, get }: DraftStore): string | null {
  return useSyncExternalStore(subscribe, get);
}

function createDraftStore(): DraftStore {
  let now: string | null = null;
  const tellings = new Set<() => void>();
  return {
    get: () => now,
    set: (text) => {
      if (text === now) return;
      now = text;
      for (const tell of tellings) tell();
    },
    subscribe: (tell) => {
      tellings.add(tell);
      return () => tellings.delete(tell);
    },
  };
}
