import { Readable } from 'node:stream';
import { createS3Storage, type Bucket } from '../../storage/storageS3.node.ts';
import type { BackupPlace } from './place.ts';
import { systemClock } from '../../../ports/clock.ts';

const prefix = 'backups/';
const form = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/** Keeps backups in a bucket, beside stored files if need be. */
export function bucketPlace(bucket: Bucket): BackupPlace {
  const store = createS3Storage(bucket, {
    prefix,
    check: (name) => {
      if (!form.test(name.slice(prefix.length))) throw new TypeError('not a name of a backup');
      return name;
    },
    is: (name) => name.startsWith(prefix),
  });
  return {
    about: bucket.url,
    list: async function* () {
      for await (const { key, bytes } of store.objects()) yield { name: key.slice(prefix.length), bytes };
    },
    read: (name) => store.get(prefix + name),
    write: async (name, chunks) =>
      void (await store.put(
        prefix + name,
        Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array>,
      )),
    remove: (name) => store.delete(prefix + name),
    tidy: async () => void (await store.sweep(systemClock.now())),
  };
}
