const listeners = new Set<() => void>();

/** Calls `listener` each time a request gets no answer. Returns the function that ends it. */
export function onNetworkTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the listeners that a request got no answer. */
export function raiseNetworkTrouble(): void {
  for (const listener of listeners) listener();
}
