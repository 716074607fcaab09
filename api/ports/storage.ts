/** A range of bytes, both ends included, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One stored part of a multipart upload. */
export interface StoredPart {
  /** From 1 to 10,000. */
  number: number;
  /** The store's tag of the content; an upload is completed by naming these. */
  etag: string;
  bytes: number;
}

/** Content to store: complete bytes or a stream. */
export type Content = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/**
 * Stores the content of files. A key is the id of a row of `files`, a lower-case UUID; others throw a TypeError.
 * Writes are atomic and durable.
 */
export interface Storage {
  /** Writes an object, over an older one of the same key, and answers its size in bytes. Rejects when the stream does. */
  put(key: string, content: Content): Promise<number>;
  /** The content, or a range of it; null when there is none. Fails when it ends early. Cancel the stream when it is not read to its end. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes of an object; null when there is none. */
  size(key: string): Promise<number | null>;
  /** Deletes an object; a missing one is no error. */
  delete(key: string): Promise<void>;
  /** Begins an upload in parts and answers the store's id of it. */
  beginParts(key: string): Promise<string>;
  /** Stores one part, over an older one of the same number. All but the last are 5 MiB or more. */
  putPart(key: string, uploadId: string, number: number, content: Content): Promise<StoredPart>;
  /** The arrived parts by number; null for an unknown upload. */
  listParts(key: string, uploadId: string): Promise<StoredPart[] | null>;
  /** Assembles the object from the parts, in this order. Rejects when one is missing or has another tag. */
  completeParts(key: string, uploadId: string, parts: readonly Pick<StoredPart, 'number' | 'etag'>[]): Promise<void>;
  /** Deletes an upload and its parts; a missing one is no error. */
  abortParts(key: string, uploadId: string): Promise<void>;
  /** Deletes incomplete writes older than the given time, and answers how many. */
  sweep(before: Date): Promise<number>;
  /** Keys of the objects that were stored before the given time. */
  list(before: Date): AsyncIterable<string>;
  /** A signed address for a PUT of an object or a part; absent where the store has none. */
  signedPut?(key: string, seconds: number, part?: { uploadId: string; number: number }): Promise<string>;
  /** Origin of those addresses, which a page must be allowed to reach. */
  origin?: string;
}

/** A named part is missing or has another tag, so the upload cannot be completed. */
export class PartsError extends Error {
  override readonly name = 'PartsError';
}

/** The store does not answer now, or only with faults of its own. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

const keyForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a valid key. @throws TypeError */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError('not a key of the store');
  return key;
}

/** Whether a name in the store is one of our keys. */
export const isKey = (name: string): boolean => keyForm.test(name);

/** Reads content to its end. */
export async function bytesOf(content: Content): Promise<Uint8Array<ArrayBuffer>> {
  return content instanceof Uint8Array ? content : new Uint8Array(await new Response(content).arrayBuffer());
}
