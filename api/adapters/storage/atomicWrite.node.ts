import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a file that only its owner reads, whole or not at all and surviving a power cut: into a folder for what is coming, on the same disk, and
 * then to its place. @returns its size in bytes
 */
export async function atomicWrite(
  coming: string,
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<number> {
  const begun = join(coming, crypto.randomUUID());
  await mkdir(coming, { recursive: true, mode: 0o700 });
  // Opened before anything is read: a stream that failed at once would open its file after it was removed.
  const handle = await open(begun, 'wx', 0o600);
  try {
    const file = handle.createWriteStream({ flush: true });
    await pipeline(content, file);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(begun, path);
    await flushFolder(dirname(path));
    return file.bytesWritten;
  } finally {
    await rm(begun, { force: true });
  }
}

/** A new file name survives a power cut only after its folder is synced too. */
export async function flushFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
