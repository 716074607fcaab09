/** Places share an origin, but not what their people keep: `localStorage` becomes the part of it whose keys begin with this. */
export function keepApart(prefix: string): void {
  const all = globalThis.localStorage;
  const keys = () => Object.keys(all).filter((key) => key.startsWith(prefix));
  const own: Storage = {
    get length() {
      return keys().length;
    },
    key: (at) => keys()[at]?.slice(prefix.length) ?? null,
    getItem: (key) => all.getItem(prefix + key),
    setItem: (key, value) => all.setItem(prefix + key, value),
    removeItem: (key) => all.removeItem(prefix + key),
    clear: () => {
      for (const key of keys()) all.removeItem(key);
    },
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: own });
}
