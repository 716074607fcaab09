import type { Settings } from '../settings.ts';
import { StartError } from './startError.ts';
import type { Storage } from '../ports/storage.ts';
import { createFolderStorage } from './storageFolder.node.ts';
import { createS3Storage } from './storageS3.node.ts';

type Where = Pick<Settings, 'dataDir' | 's3Url' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'>;

/** Opens the file store of the settings: a bucket, or a folder. @throws StartError when a bucket has no key. */
export function openStorage({ dataDir, s3Url, s3Region, s3AccessKeyId, s3SecretAccessKey }: Where): Storage {
  if (s3Url === null) return createFolderStorage(dataDir);
  if (s3AccessKeyId === null || s3SecretAccessKey === null) {
    throw new StartError('S3_URL을 정하면 S3_ACCESS_KEY_ID와 S3_SECRET_ACCESS_KEY도 정해야 합니다.');
  }
  const key = { accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey };
  return createS3Storage({ url: s3Url, region: s3Region, ...key });
}
