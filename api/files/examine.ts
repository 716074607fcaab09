import { createSHA256 } from 'hash-wasm';
import type { Storage } from '../ports/storage.ts';
import { headBytes } from './kinds.ts';

/** The result of examining a stored object. */
export interface Found {
  sizeBytes: number;
  sha256: string;
  /** The first bytes, `headBytes` at most. */
  head: Uint8Array;
}

/** Reads an object once, from its first byte to its last; null when there is none. */
export async function examine(storage: Storage, key: string): Promise<Found | null> {
  const content = await storage.get(key);
  if (!content) return null;
  const hash = await createSHA256();
  const head = new Uint8Array(headBytes);
  let sizeBytes = 0;
  for await (const chunk of content) {
    if (sizeBytes < headBytes) head.set(chunk.subarray(0, headBytes - sizeBytes), sizeBytes);
    hash.update(chunk);
    sizeBytes += chunk.byteLength;
  }
  return { sizeBytes, sha256: hash.digest('hex'), head: head.subarray(0, sizeBytes) };
}
