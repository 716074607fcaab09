import { createSHA256 } from 'hash-wasm';
import { contentBlock } from '#ui-kit/format/text/contentBlock.ts';
import { feedFilm, type Film } from '#ui-kit/format/film/film.ts';
import { filmSteps } from '#ui-kit/format/film/readFilm.ts';
import { headBytes } from '#ui-kit/format/file/kinds.ts';
import type { Storage } from '../ports/storage.ts';

/** The result of examining a stored object. */
export interface Found {
  sizeBytes: number;
  sha256: string;
  /** As an uploader says it beforehand (`contentBlock`). */
  contentHash: string;
  /** The first bytes, `headBytes` at most. */
  head: Uint8Array;
  /** What a film says of itself, from its first byte to its last; null for what is none. */
  film: Film | null;
}

/** Reads an object once, from its first byte to its last; null when there is none. */
export async function examine(storage: Storage, key: string): Promise<Found | null> {
  const content = await storage.get(key);
  if (!content) return null;
  const [hash, blocks] = [await createSHA256(), await blockHash()];
  const head = new Uint8Array(headBytes);
  let sizeBytes = 0;
  let film: ReturnType<typeof feedFilm> | null | undefined;
  for await (const chunk of content) {
    film = passOn(film, head.subarray(0, Math.min(sizeBytes, headBytes)), chunk);
    if (sizeBytes < headBytes) head.set(chunk.subarray(0, headBytes - sizeBytes), sizeBytes);
    hash.update(chunk);
    blocks.update(chunk);
    sizeBytes += chunk.byteLength;
  }
  const hashes = { sha256: hash.digest('hex'), contentHash: blocks.digest() };
  return { sizeBytes, ...hashes, head: head.subarray(0, sizeBytes), film: film?.end() ?? null };
}

/** Passes a chunk to who reads the film, as soon as there is enough to tell its kind; null for no film. */
function passOn(film: ReturnType<typeof feedFilm> | null | undefined, before: Uint8Array, chunk: Uint8Array) {
  if (film === undefined) {
    const known = Uint8Array.from([...before, ...chunk.subarray(0, filmHead)]);
    if (known.length < filmHead) return undefined;
    const steps = filmSteps(known);
    film = steps && feedFilm(steps);
    film?.push(before);
  }
  film?.push(chunk);
  return film;
}

/** Bytes that tell a film from another file. */
const filmHead = 12;

/** Hashes content block by block, whatever the chunks it comes in. */
async function blockHash() {
  const [block, whole] = [await createSHA256(), await createSHA256()];
  let filled = 0;
  const close = (): void => {
    whole.update(block.digest('binary'));
    block.init();
    filled = 0;
  };
  return {
    update: (chunk: Uint8Array): void => {
      for (let at = 0; at < chunk.byteLength;) {
        const part = chunk.subarray(at, at + contentBlock - filled);
        block.update(part);
        at += part.byteLength;
        filled += part.byteLength;
        if (filled === contentBlock) close();
      }
    },
    digest: (): string => {
      if (filled > 0) close();
      return whole.digest('hex');
    },
  };
}
