const nameOf = (id: string) => `upload:${id}`;

/** Runs the sending of an upload; another tab that wants to send the same one waits. Without locks (outside of https) it runs at once. */
export async function inOneTab<T>(id: string, send: () => Promise<T>): Promise<T> {
  // By `await`, because the types of the lock's answer are not those of the callback.
  if (!navigator.locks) return send();
  return await navigator.locks.request(nameOf(id), send);
}

/** The uploads that some tab sends now. */
export async function uploadsUnderWay(): Promise<(id: string) => boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (id) => names.has(nameOf(id));
}
