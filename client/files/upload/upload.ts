import { backoff } from '../../live/backoff.ts';
import { HttpError, isTransient } from '../../errors.ts';
import {
  abortMultipart,
  beginMultipart,
  completeMultipart,
  createUpload,
  finishUpload,
  type Multipart,
  type OwnerType,
} from '../../generated/rest/files.ts';
import { contentHash } from '../contentHash.ts';
import { put, type Watch } from './put.ts';

/** The owner of a file. */
export interface FileOwner {
  ownerType: OwnerType;
  ownerId: string;
}

/** From this many bytes on a file is sent in parts, so that an interrupted upload can be resumed. */
const ONE_PIECE_BYTES = 8 * 1_048_576;

const attempts = 4;

/** A refusal within this time in milliseconds is not for the age of the address. */
const shortestLife = 600_000;

/** The longest side that the server keeps of a picture, in pixels. */
const longestSide = 4096;

/**
 * Uploads a file and attaches it to its owner; returns its id. What the server would refuse is not sent, and a picture goes small and clean. An interrupted large upload is resumed, also after a reload,
 * when the same person uploads the file again; a cancelled one leaves nothing behind.
 * @throws HttpError, NetworkError, UnreadableFile; the signal's reason when it was aborted
 */
export async function uploadFile(owner: FileOwner, chosen: File, watch: Watch = {}): Promise<string> {
  const { readyFile } = await import('../readyFile.ts');
  return sendReady(owner, await readyFile(owner.ownerType, chosen, longestSide), watch);
}

/** The same of one that `readyFile` gave. @throws HttpError, NetworkError; the signal's reason when it was aborted */
export async function sendReady(owner: FileOwner, file: File, watch: Watch = {}): Promise<string> {
  return file.size <= ONE_PIECE_BYTES ? uploadWhole(owner, file, watch) : uploadParts(owner, file, watch);
}

/**
 * Uploads a file that belongs to nothing yet, for a command that names what it becomes; returns its id. It is resumed and cancelled
 * like one with an owner.
 * @throws HttpError, NetworkError; the signal's reason when it was aborted
 */
export async function uploadUnowned(
  file: File,
  watch: Watch & { onBegun?: (begun: Multipart) => void } = {},
): Promise<string> {
  for (;;) {
    const begun = await begin(await describe(file, watch.signal), file, watch.signal);
    const at = performance.now();
    watch.onBegun?.(begun);
    try {
      await sendParts(begun, file, watch);
      return begun.fileId;
    } catch (error) {
      if (watch.signal?.aborted) await abortBegun(begun, file);
      // The addresses of a long upload end before it does; what has arrived stays.
      const isOver = error instanceof HttpError && error.status === 403 && performance.now() - at > shortestLife;
      if (!isOver) throw error;
    }
  }
}

async function uploadWhole({ ownerType, ownerId }: FileOwner, file: File, watch: Watch): Promise<string> {
  const { fileId, url } = await createUpload(ownerType, ownerId, await describe(file, watch.signal));
  await retry(() => put(url, file, watch), watch.signal);
  await retry(() => finishUpload({ fileId }), watch.signal);
  return fileId;
}

async function uploadParts(owner: FileOwner, file: File, watch: Watch): Promise<string> {
  return sendBegun(await begin({ ...owner, ...(await describe(file, watch.signal)) }, file, watch.signal), file, watch);
}

/**
 * Sends what is missing of an upload that has begun, and completes it; returns the file's id. A cancelled one leaves nothing behind.
 * @throws HttpError, NetworkError; the signal's reason when it was aborted
 */
export async function sendBegun(begun: Multipart, file: File, watch: Watch): Promise<string> {
  const { fileId, uploadId } = begun;
  try {
    const parts = await sendParts(begun, file, watch);
    const done = { fileName: file.name, uploadId, parts };
    // If the response to the first try was lost, the upload is complete and can only be found by its file.
    await completeMultipart(done).catch((error: unknown) => {
      if (!isTransient(error)) throw error;
      return retry(() => finishUpload({ fileId }), watch.signal);
    });
    return fileId;
  } catch (error) {
    if (watch.signal?.aborted) await abortBegun(begun, file);
    throw error;
  }
}

/** Begins an upload in parts. One that is cancelled meanwhile holds up nothing behind it, and is ended when the server has begun it. */
async function begin(
  body: Parameters<typeof beginMultipart>[0],
  file: File,
  signal: AbortSignal | undefined,
): Promise<Multipart> {
  signal?.throwIfAborted();
  const begun = beginMultipart(body);
  if (!signal) return begun;
  const { promise: cancelled, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => {
    reject(signal.reason as Error);
    begun.then(
      (late) => abortBegun(late, file),
      () => undefined,
    );
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([begun, cancelled]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

const abortBegun = ({ uploadId }: Multipart, file: File) =>
  abortMultipart({ fileName: file.name, uploadId }).catch(() => undefined);

async function sendParts({ parts, partBytes }: Multipart, file: File, { onProgress, signal }: Watch) {
  const sent: { number: number; etag: string }[] = [];
  let before = 0;
  for (const { number, etag, url } of parts) {
    const content = file.slice((number - 1) * partBytes, number * partBytes);
    const told = before;
    const watch = { onProgress: (bytes: number) => onProgress?.(told + bytes), signal };
    sent.push({ number, etag: etag ?? (await retry(() => put(url, content, watch), signal)) });
    before += content.size;
    onProgress?.(before);
  }
  return sent;
}

/** Retries errors that may be temporary after a pause. */
async function retry<T>(act: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let failures = 0; ; failures++) {
    signal?.throwIfAborted();
    try {
      return await act();
    } catch (error) {
      const isBroken = error instanceof HttpError && error.problem.code === 'incomplete';
      if (failures + 1 >= attempts || !(isTransient(error) || (isBroken && error.status === 400))) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoff(failures)));
    }
  }
}

/**
 * What a call that begins an upload wants to know; reads the file once.
 * @throws the signal's reason when it was aborted
 */
export async function describe(file: File, signal?: AbortSignal) {
  const contentType = file.type || 'application/octet-stream';
  return { fileName: file.name, contentType, fileSize: file.size, contentHash: await contentHash(file, signal) };
}
