import { KEPT_HOME } from '../session/sessionStore.ts';
import { HOME_CACHE_KEY } from './homeCacheKey.ts';

/** What home showed, as texts that are true on any day. */
export interface CachedHome {
  userId: string;
  /** ISO 8601. */
  at: string;
  name: string;
  sections: { title: string; rows: { title: string; note: string; end: string }[] }[];
}

const STORE = 'home';

/** From now on this person's home, and nobody else's, is kept on this device. */
export async function turnHomeOn(userId: string): Promise<void> {
  await clearHomeCache();
  localStorage.setItem(HOME_CACHE_KEY, userId);
}

/** Deletes what is kept, and the switch. */
export async function clearHomeCache(): Promise<void> {
  localStorage.removeItem(HOME_CACHE_KEY);
  await settled(indexedDB.deleteDatabase(KEPT_HOME));
}

/** Keeps what home shows now. */
export async function cacheHome(home: CachedHome): Promise<void> {
  await inStore('readwrite', (store) => store.put(home));
}

/** What this person's home showed last; null when nothing is kept. */
export async function readHomeCache(userId: string): Promise<CachedHome | null> {
  // Opening would make an empty one.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === KEPT_HOME)) return null;
  return (await inStore<CachedHome | undefined>('readonly', (store) => store.get(userId))) ?? null;
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const opening = indexedDB.open(KEPT_HOME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'userId' });
  await settled(opening);
  try {
    const request = act(opening.result.transaction(STORE, mode).objectStore(STORE));
    await settled(request);
    return request.result as T;
  } finally {
    // An open one cannot be deleted.
    opening.result.close();
  }
}

function settled(request: IDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}
