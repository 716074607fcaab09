import { demoSeed, projectFiles } from '../project.ts';

const prefix = 'academy-';
const HASH_LENGTH = 16;

/**
 * PGlite's data directory in IndexedDB, named after a hash of the project, so that a changed schema or seed starts with new data; and
 * whether it exists already. Each place has its own.
 * @param place its path, empty for the plain mock
 */
export async function findData(place: string): Promise<{ dataDir: string; isNew: boolean }> {
  const bytes = new TextEncoder().encode(JSON.stringify([projectFiles, demoSeed]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const name = prefix + hash + suffixOf(place);
  await deleteData(place, name);
  return { dataDir: name, isNew: (await databaseNames(place)).length === 0 };
}

/** Deletes what a place kept of every project, except the named data. */
export async function deleteData(place: string, butOf?: string): Promise<void> {
  const names = (await databaseNames(place)).filter((name) => butOf === undefined || !name.endsWith(butOf));
  await Promise.all(names.map(deleteDatabase));
}

async function databaseNames(place: string): Promise<string[]> {
  const ours = (name: string | undefined) => name?.split(prefix)[1]?.slice(HASH_LENGTH) === suffixOf(place);
  return (await indexedDB.databases()).flatMap(({ name }) => (name !== undefined && ours(name) ? [name] : []));
}

/** As a part of a folder's name. */
const suffixOf = (place: string) => place.replaceAll('/', '_');

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted`));
  });
}
