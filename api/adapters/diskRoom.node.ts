import { statfs } from 'node:fs/promises';

/** Bytes that must be free on the disk of the data folder: what the database writes at once. */
const least = 64 * 1_048_576;
/** Milliseconds for which an answer holds. */
const holds = 2000;

/** Says whether the disk of a folder has room for more. */
export function diskRoom(folder: string): () => Promise<boolean> {
  let known: { at: number; hasRoom: boolean } | undefined;
  return async () => {
    if (known && performance.now() - known.at < holds) return known.hasRoom;
    const { bavail, bsize } = await statfs(folder);
    known = { at: performance.now(), hasRoom: bavail * bsize >= least };
    return known.hasRoom;
  };
}
