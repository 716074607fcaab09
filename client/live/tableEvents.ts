type Listener = (tables: readonly string[]) => void;

const listeners = new Set<Listener>();

/** Calls the listener with the tables that somebody changed, after their queries are refetched. Returns the function that stops it. */
export function onTables(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners which tables changed. */
export function passTables(tables: readonly string[]): void {
  for (const listener of listeners) listener(tables);
}
