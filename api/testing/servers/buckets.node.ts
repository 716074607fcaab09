import { createS3Storage, type Bucket } from '../../adapters/storage/storageS3.node.ts';
import type { Storage } from '../../ports/storage.ts';
import { startFakeS3, type FakeS3 } from './s3.node.ts';
import { startRealS3 } from './swift.node.ts';

/** The buckets that the tests run on: ours, and one that others wrote where Swift is installed. */
export interface Buckets {
  ours: FakeS3;
  /** Each with its name, for `describe.each`. */
  buckets: [string, Bucket][];
  /** A store in each of them. */
  stores: [string, () => Storage][];
  /** Why the second is missing. */
  skipped: string | undefined;
  close(): Promise<void>;
}

/** Call it at the top of a test file, and close them in `afterAll`. */
export async function openBuckets(): Promise<Buckets> {
  const [ours, real] = await Promise.all([startFakeS3(), startRealS3()]);
  const buckets: [string, Bucket][] = [['S3', ours.bucket]];
  if (real.bucket) buckets.push(['S3 of OpenStack Swift', real.bucket]);
  const stores = buckets.map(([name, bucket]): [string, () => Storage] => [name, () => createS3Storage(bucket)]);
  const close = async (): Promise<void> => {
    ours.close();
    await real.close();
  };
  return { ours, buckets, stores, skipped: real.skipped, close };
}
