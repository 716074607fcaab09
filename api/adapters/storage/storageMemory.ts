import { bytesOf, checkKey, PartsError, type Storage, type StoredPart } from '../../ports/storage.ts';
import { systemClock } from '../../ports/clock.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Part = StoredPart & { content: Bytes };

/** Keeps objects in memory: for tests, and where the api runs in a browser. */
export function createMemoryStorage(): Storage {
  const objects = new Map<string, Bytes>();
  const storedAt = new Map<string, number>();
  const uploads = new Map<string, { key: string; begunAt: number; parts: Map<number, Part> }>();
  const uploadOf = (key: string, uploadId: string) => {
    const upload = uploads.get(uploadId);
    return upload?.key === checkKey(key) ? upload : undefined;
  };
  const keep = (key: string, bytes: Bytes) => {
    objects.set(checkKey(key), bytes);
    storedAt.set(key, systemClock.now().getTime());
  };
  return {
    put: async (key, content) => {
      const bytes = await bytesOf(content);
      keep(key, bytes);
      return bytes.byteLength;
    },
    get: async (key, range) => {
      const bytes = objects.get(checkKey(key));
      return bytes ? new Blob([range ? bytes.subarray(range.start, range.end + 1) : bytes]).stream() : null;
    },
    size: async (key) => objects.get(checkKey(key))?.byteLength ?? null,
    delete: async (key) => void objects.delete(checkKey(key)),
    beginParts: async (key) => {
      const id = crypto.randomUUID();
      uploads.set(id, { key: checkKey(key), begunAt: systemClock.now().getTime(), parts: new Map() });
      return id;
    },
    putPart: async (key, uploadId, number, content) => {
      const upload = uploadOf(key, uploadId);
      if (!upload) throw new PartsError('no such upload');
      const bytes = await bytesOf(content);
      const part = { number, etag: crypto.randomUUID(), bytes: bytes.byteLength };
      upload.parts.set(number, { ...part, content: bytes });
      return part;
    },
    listParts: async (key, uploadId) => {
      const parts = uploadOf(key, uploadId)?.parts.values();
      if (!parts) return null;
      return [...parts].map(({ number, etag, bytes }) => ({ number, etag, bytes })).sort((a, b) => a.number - b.number);
    },
    completeParts: async (key, uploadId, named) => {
      const upload = uploadOf(key, uploadId);
      if (!upload) throw new PartsError('no such upload');
      const found = named.map(({ number, etag }) => {
        const part = upload.parts.get(number);
        if (part?.etag !== etag) throw new PartsError(`part ${number}`);
        return part.content;
      });
      keep(key, await bytesOf(new Blob(found).stream()));
      uploads.delete(uploadId);
    },
    abortParts: async (key, uploadId) => {
      if (uploadOf(key, uploadId)) uploads.delete(uploadId);
    },
    sweep: async (before) => {
      const old = [...uploads].filter(([, { begunAt }]) => begunAt < before.getTime());
      for (const [id] of old) uploads.delete(id);
      return old.length;
    },
    list: async function* (before) {
      for (const key of objects.keys()) if ((storedAt.get(key) ?? 0) < before.getTime()) yield key;
    },
  };
}
