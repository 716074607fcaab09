/** A stretch of bytes, both ends counted, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/** One part of a multipart upload as the store knows it. */
export interface StoredPart {
  /** From 1 to 10,000. */
  number: number;
  /** What the store calls the part's content; an upload is completed by naming these. */
  etag: string;
  bytes: number;
}

/** What may be stored: everything at once, or as it comes. */
export type Content = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/**
 * Where the content of files is kept. A key is the id of a row of `files`, a lower-case UUID; others throw a TypeError.
 * What is written is there whole, on disk, or not at all.
 */
export interface Storage {
  /** Writes an object, over an older one of the same key, and answers its size in bytes. Rejects when the stream does. */
  put(key: string, content: Content): Promise<number>;
  /** The content, or a stretch of it; null when there is none. Cancel the stream when it is not read to its end. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes of an object; null when there is none. */
  size(key: string): Promise<number | null>;
  /** Deletes an object; what is not there is deleted already. */
  delete(key: string): Promise<void>;
  /** Begins an upload in parts and answers the store's id of it. */
  beginParts(key: string): Promise<string>;
  /** Stores one part, over an older one of the same number. All but the last are 5 MiB or more. */
  putPart(key: string, uploadId: string, number: number, content: Content): Promise<StoredPart>;
  /** What has arrived, by number; null when there is no such upload. */
  listParts(key: string, uploadId: string): Promise<StoredPart[] | null>;
  /** Makes the object of the parts, in this order. Rejects when one is missing or another than named. */
  completeParts(key: string, uploadId: string, parts: readonly Pick<StoredPart, 'number' | 'etag'>[]): Promise<void>;
  /** Throws away an upload and its parts; what is not there is gone already. */
  abortParts(key: string, uploadId: string): Promise<void>;
  /** Deletes what was half-written before then and never finished, where the store keeps such by itself. */
  sweep?(before: Date): Promise<void>;
  /** An address that takes an object, or a part of one, by PUT without further rights; absent where the store has no address. */
  signedPut?(key: string, seconds: number, part?: { uploadId: string; number: number }): Promise<string>;
  /** Origin of those addresses, which a page must be allowed to reach. */
  origin?: string;
}

/** A part that was named is missing or another than was named: the upload cannot be completed as asked. */
export class PartsError extends Error {
  override readonly name = 'PartsError';
}

/** The key, when it is one. @throws TypeError */
export function checkKey(key: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new TypeError('not a key of the store');
  return key;
}

/** All bytes of what may be stored. */
export async function bytesOf(content: Content): Promise<Uint8Array<ArrayBuffer>> {
  return content instanceof Uint8Array ? content : new Uint8Array(await new Response(content).arrayBuffer());
}
