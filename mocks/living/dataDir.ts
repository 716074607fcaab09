import { demoSeed, projectFiles } from './project.ts';

const prefix = 'academy-';

/**
 * PGlite's data directory, named after a hash of the project, so that a changed schema or seed starts with new data; and
 * whether it exists already.
 */
export async function findData(): Promise<{ dataDir: string; isNew: boolean }> {
  const bytes = new TextEncoder().encode(JSON.stringify([projectFiles, demoSeed]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = prefix + Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await deleteData(name);
  return { dataDir: `idb://${name}`, isNew: (await databaseNames()).length === 0 };
}

/** Deletes the data of every project, except the named one. */
export async function deleteData(butOf?: string): Promise<void> {
  const names = (await databaseNames()).filter((name) => butOf === undefined || !name.endsWith(butOf));
  await Promise.all(names.map(deleteDatabase));
}

async function databaseNames(): Promise<string[]> {
  return (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(prefix) ? [name] : []));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted`));
  });
}
