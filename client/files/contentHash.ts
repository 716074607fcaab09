import { contentBlock } from '#ui-kit/format/text/contentBlock.ts';

const known = new WeakMap<Blob, Promise<string>>();

/**
 * Tells content by what it is, not by its name and size: SHA-256 over the SHA-256 of each block, in hex. Read once; undefined where the browser
 * has none to give, outside of https.
 * @throws the signal's reason when it was aborted
 */
export async function contentHash(file: Blob, signal?: AbortSignal): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const before = known.get(file);
  if (before) return before;
  const hash = hashBlocks(file, signal);
  known.set(file, hash);
  // What was cancelled is read anew.
  hash.catch(() => known.delete(file));
  return hash;
}

async function hashBlocks(file: Blob, signal: AbortSignal | undefined): Promise<string> {
  const digests = new Uint8Array(32 * Math.ceil(file.size / contentBlock));
  for (let at = 0; at * contentBlock < file.size; at++) {
    signal?.throwIfAborted();
    const block = await file.slice(at * contentBlock, (at + 1) * contentBlock).arrayBuffer();
    digests.set(new Uint8Array(await crypto.subtle.digest('SHA-256', block)), at * 32);
  }
  const whole = new Uint8Array(await crypto.subtle.digest('SHA-256', digests));
  return Array.from(whole, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
