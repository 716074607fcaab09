import { demoSeed, projectFiles } from './project.ts';

const prefix = 'academy-';

/** Where PGlite keeps the data: named after the project, so that another schema or seed begins with data of its own. */
export async function dataDirOf(): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([projectFiles, demoSeed]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const name = prefix + Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  await deleteData(name);
  return `idb://${name}`;
}

/** Deletes the data of every project, of all but one when a name is given. */
export async function deleteData(butOf?: string): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.includes(prefix) ? [name] : []));
  await Promise.all(names.filter((name) => butOf === undefined || !name.endsWith(butOf)).map(deleteDatabase));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new Error(`${name} could not be deleted`));
  });
}
