import type { Settings } from '../../settings/settings.ts';
import { StartError } from '../startError.ts';
import type { Storage } from '../../ports/storage.ts';
import { createFolderStorage } from './storageFolder.node.ts';
import { createS3Storage, type Bucket } from './storageS3.node.ts';

type Keys = Pick<Settings, 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'>;
type Where = Keys & Pick<Settings, 'dataDir' | 's3Url'>;

/** Opens the file store of the settings: a bucket, or a folder. @throws StartError when a bucket has no key. */
export function openStorage({ dataDir, s3Url, ...keys }: Where): Storage {
  return s3Url === null ? createFolderStorage(dataDir) : createS3Storage(bucketOf(keys, 'S3_URL', s3Url));
}

/** The bucket of an address. @param setting has the address @throws StartError when there is no key */
export function bucketOf({ s3Region, s3AccessKeyId, s3SecretAccessKey }: Keys, setting: string, url: string): Bucket {
  if (s3AccessKeyId === null || s3SecretAccessKey === null)
    throw new StartError(`${setting}을 정하면 S3_ACCESS_KEY_ID와 S3_SECRET_ACCESS_KEY도 정해야 합니다.`);
  return { url, region: s3Region, accessKeyId: s3AccessKeyId, secretAccessKey: s3SecretAccessKey };
}
