import { statfs } from 'node:fs/promises';
import { StorageAway } from '../../ports/storage.ts';

/** Bytes that must be free on the disk of the data folder: what the database writes at once. */
const least = 64 * 1_048_576;
/** Milliseconds for which an answer holds. */
const holds = 2000;

/** Says whether the disk of a folder has room for more. @throws StorageAway when the folder is gone */
export function diskRoom(folder: string): () => Promise<boolean> {
  let known: { at: number; hasRoom: boolean } | undefined;
  return async () => {
    if (known && performance.now() - known.at < holds) return known.hasRoom;
    const { bavail, bsize } = await statfs(folder).catch((cause: unknown) => {
      throw new StorageAway('the data folder is gone', { cause });
    });
    known = { at: performance.now(), hasRoom: bavail * bsize >= least };
    return known.hasRoom;
  };
}
