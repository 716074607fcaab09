import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  checkKey,
  isKey,
  PartsError,
  StorageAway,
  type ByteRange,
  type Content,
  type Storage,
  type StoredPart,
} from '../../ports/storage.ts';
import { atomicWrite } from './atomicWrite.node.ts';

/**
 * Keeps objects in `files/` of a data folder, by the last two digits of their key; incomplete ones in `files/coming`.
 * Several processes may share the folder.
 */
export function createFolderStorage(dataDir: string): Storage {
  const root = join(dataDir, 'files');
  return withAway(openFolder(root), root);
}

function openFolder(root: string): Storage {
  const pathOf = (key: string) => join(root, checkKey(key).slice(-2), key);
  // Ids of uploads and parts come from callers and become file names, so only our own form is accepted.
  const partsOf = (key: string, uploadId: string) => join(root, 'parts', `${checkKey(key)}.${checkKey(uploadId)}`);

  const write = (path: string, content: Content): Promise<number> =>
    atomicWrite(join(root, 'coming'), path, content instanceof Uint8Array ? [content] : content);

  const listParts = async (folder: string): Promise<StoredPart[] | null> => {
    const names = await readdir(folder).catch(nothing);
    if (!names) return null;
    const parts = names.map(async (name) => ({
      number: Number(name.split('.')[0]),
      etag: name.split('.')[1] ?? '',
      bytes: (await stat(join(folder, name))).size,
    }));
    return (await Promise.all(parts)).sort((a, b) => a.number - b.number);
  };

  return {
    put: (key, content) => write(pathOf(key), content),
    get: (key, range) => read(pathOf(key), range),
    size: async (key) => (await stat(pathOf(key)).catch(nothing))?.size ?? null,
    delete: (key) => rm(pathOf(key), { force: true }),
    beginParts: async (key) => {
      const uploadId = crypto.randomUUID();
      await mkdir(partsOf(key, uploadId), { recursive: true, mode: 0o700 });
      return uploadId;
    },
    putPart: async (key, uploadId, number, content) => {
      const folder = partsOf(key, uploadId);
      const older = await listParts(folder);
      if (!older) throw new PartsError('no such upload');
      const etag = crypto.randomUUID();
      const bytes = await write(join(folder, `${number}.${etag}`), content);
      for (const part of older) if (part.number === number) await rm(join(folder, `${number}.${part.etag}`));
      return { number, etag, bytes };
    },
    listParts: (key, uploadId) => listParts(partsOf(key, uploadId)),
    completeParts: async (key, uploadId, parts) => {
      const folder = partsOf(key, uploadId);
      const stored = await listParts(folder);
      if (!stored) throw new PartsError('no such upload');
      for (const { number, etag } of parts) {
        if (!stored.some((part) => part.number === number && part.etag === etag))
          throw new PartsError(`part ${number}`);
      }
      const paths = parts.map(({ number, etag }) => join(folder, `${number}.${etag}`));
      await write(pathOf(key), oneAfterAnother(paths));
      await rm(folder, { recursive: true, force: true });
    },
    abortParts: (key, uploadId) => rm(partsOf(key, uploadId), { recursive: true, force: true }),
    sweep: async (before) => {
      let swept = 0;
      for (const folder of [join(root, 'coming'), join(root, 'parts')]) {
        for (const name of (await readdir(folder).catch(nothing)) ?? []) {
          const path = join(folder, name);
          const found = await stat(path).catch(nothing);
          if (!found || found.mtime >= before) continue;
          await rm(path, { recursive: true, force: true });
          swept += 1;
        }
      }
      return swept;
    },
    list: async function* (before) {
      for (const folder of (await readdir(root).catch(nothing)) ?? []) {
        if (folder.length !== 2) continue;
        for (const key of await readdir(join(root, folder))) {
          const found = isKey(key) ? await stat(pathOf(key)).catch(nothing) : null;
          if (found && found.mtime < before) yield key;
        }
      }
    },
  };
}

/** What a disk that is not there, not ours or out of order says; a full one has a name of its own. */
const awayCodes =
  /^(EACCES|EPERM|EROFS|EIO|ENXIO|ENODEV|ESTALE|ENOTDIR|EISDIR|EEXIST|EMFILE|ENFILE|EBUSY|ENOTCONN|ETIMEDOUT)$/;

/**
 * The same store, which is away where its folder cannot be used, and where one that was there has gone: a disk that is no longer mounted has not lost
 * its files, and none is written where it will be mounted again.
 */
function withAway(storage: Storage, root: string): Storage {
  let wasThere = existsSync(root);
  const guarded =
    <Args extends unknown[], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      const isThere = existsSync(root);
      if (wasThere && !isThere) throw new StorageAway('the folder of the files is gone');
      wasThere = isThere;
      return run(...args).catch((error: NodeJS.ErrnoException) => {
        throw awayCodes.test(error.code ?? '')
          ? new StorageAway('the folder of the files fails', { cause: error })
          : error;
      });
    };
  return {
    ...storage,
    put: guarded(storage.put),
    get: guarded(storage.get),
    size: guarded(storage.size),
    delete: guarded(storage.delete),
    beginParts: guarded(storage.beginParts),
    putPart: guarded(storage.putPart),
    listParts: guarded(storage.listParts),
    completeParts: guarded(storage.completeParts),
    abortParts: guarded(storage.abortParts),
    sweep: guarded(storage.sweep),
  };
}

async function read(path: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null> {
  const file = await open(path).catch(nothing);
  return file ? (Readable.toWeb(file.createReadStream({ ...range })) as ReadableStream<Uint8Array>) : null;
}

function oneAfterAnother(paths: readonly string[]): ReadableStream<Uint8Array> {
  async function* chunks() {
    for (const path of paths) yield* (await open(path)).createReadStream();
  }
  return Readable.toWeb(Readable.from(chunks(), { objectMode: false })) as ReadableStream<Uint8Array>;
}

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
