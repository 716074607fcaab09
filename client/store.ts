import { useSyncExternalStore } from 'react';

/** A value outside React that components subscribe to. */
export interface Store<T> {
  get: () => T;
  set: (next: T) => void;
  /** Calls `listener` after each change. Returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with its initial value. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A store's value; re-renders when it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
