import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { KEPT_UPLOADS, session } from '../../session/sessionStore.ts';

/** The file of an unfinished upload, or the browser's handle to it, which a reload would take from the page. */
export interface ResumableUpload {
  id: string;
  /** Which queue goes on with it. */
  queue: string;
  source: FileSystemFileHandle | File;
  /** The time in milliseconds after which it cannot go on and is forgotten. */
  until: number;
}

type Row = ResumableUpload & { userId: string };

/** Keeps one in this browser until it is forgotten, its time is over, or its person signs out. */
export async function keepUpload({ id, queue, source, until }: ResumableUpload): Promise<void> {
  const userId = session.get().auth?.userId;
  if (userId !== undefined) await inStore('readwrite', (store) => store.put({ id, queue, source, until, userId }));
}

/** What this person's queue left unfinished. */
export async function readResumableUploads(queue: string): Promise<ResumableUpload[]> {
  return (await forgetOverUploads()).filter((row) => row.queue === queue);
}

/** Forgets what is over and what is another person's; answers the rest. */
export async function forgetOverUploads(): Promise<ResumableUpload[]> {
  const userId = session.get().auth?.userId;
  const rows = (await inStore<Row[]>('readonly', (store) => store.getAll())) ?? [];
  const isOver = (row: Row) => row.until <= deviceClock.now().getTime() || row.userId !== userId;
  for (const { id } of rows.filter(isOver)) await forgetResumableUpload(id);
  return rows.filter((row) => !isOver(row));
}

export async function forgetResumableUpload(id: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(id));
}

/** Without a store, as in some private windows, a reload loses the file, and the person chooses it again. */
async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    // Only a first upload makes a database.
    if (mode === 'readonly' && !(await isThere())) return undefined;
    const database = await openDatabase();
    try {
      const transaction = database.transaction('uploads', mode);
      const request = act(transaction.objectStore('uploads'));
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      return request.result as T;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

async function isThere(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === KEPT_UPLOADS);
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(KEPT_UPLOADS, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('uploads', { keyPath: 'id' });
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
  return request.result;
}
