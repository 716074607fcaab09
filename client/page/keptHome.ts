import { KEPT_HOME } from '../session/sessionStore.ts';

/** What home showed, as texts. Dates and times are those of then. */
export interface KeptHome {
  userId: string;
  /** ISO 8601. */
  at: string;
  name: string;
  sections: { title: string; rows: { title: string; note: string; end: string }[] }[];
}

/** A person's switch on this device: its row is there while it is on. */
interface Row {
  userId: string;
  home: KeptHome | null;
}

const STORE = 'home';

/** Whether this person wants their home kept on this device. */
export async function isHomeKept(userId: string): Promise<boolean> {
  return (await readRow(userId)) !== null;
}

/** What this person's home showed last; null when nothing is kept. */
export async function readKeptHome(userId: string): Promise<KeptHome | null> {
  return (await readRow(userId))?.home ?? null;
}

/** From now on this person's home, and nobody else's, is kept on this device. */
export async function turnHomeOn(userId: string): Promise<void> {
  await forgetHome();
  await write({ userId, home: null });
}

/** Keeps what home shows now, if its person wants it so. */
export async function keepHome(home: KeptHome): Promise<void> {
  if (await isHomeKept(home.userId)) await write({ userId: home.userId, home });
}

/** Deletes everything kept, and with it the switch. */
export function forgetHome(): Promise<void> {
  return settled(indexedDB.deleteDatabase(KEPT_HOME));
}

async function readRow(userId: string): Promise<Row | null> {
  // Opening would make an empty one.
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === KEPT_HOME)) return null;
  return (await inStore<Row | undefined>('readonly', (store) => store.get(userId))) ?? null;
}

async function write(row: Row): Promise<void> {
  await inStore('readwrite', (store) => store.put(row));
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
