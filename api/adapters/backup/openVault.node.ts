import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import { bucketOf } from '../storage/openStorage.node.ts';
import { BadBackup } from './check/badBackup.ts';
import { openKey } from './key.node.ts';
import type { Vault } from './parts.node.ts';
import { folderPlace } from './places/placeFolder.node.ts';
import { bucketPlace } from './places/placeS3.node.ts';
import { backupsIn, momentOf } from './places/place.ts';

/** Settings that say where backups are. */
type Where = Pick<
  Settings,
  'backupDir' | 'backupS3Url' | 'backupKey' | 'dataDir' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'
>;

/** The folder of backups that no setting names. */
export const defaultFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Opens the place of backups that the settings name. @throws StartError when a bucket has no key */
export function openVault(settings: Where): Vault {
  const { backupS3Url, backupDir, backupKey, dataDir } = settings;
  const place =
    backupS3Url === null
      ? folderPlace(backupDir ?? defaultFolder(dataDir))
      : bucketPlace(bucketOf(settings, 'BACKUP_S3_URL', backupS3Url));
  return { place, key: openKey(backupKey) };
}

/**
 * Opens a backup by what a person wrote: its name, its folder, or `latest`.
 * @throws BadBackup when there is none
 */
export async function openBackup(settings: Where, asked: string): Promise<{ vault: Vault; name: string }> {
  const vault = openVault(settings);
  const path = resolve(asked);
  if (momentOf(basename(path)) !== null && isFolder(path))
    return { vault: { ...vault, place: folderPlace(dirname(path)) }, name: basename(path) };
  if (asked === 'latest') {
    const name = backupsIn(await Array.fromAsync(vault.place.list())).at(-1);
    if (name === undefined) throw new BadBackup(`${vault.place.about}에 백업이 없습니다.`);
    return { vault, name };
  }
  if (momentOf(asked) === null)
    throw new BadBackup('백업을 적어 주세요: npm run restore -- latest, 백업의 이름(academy-…), 또는 그 폴더');
  return { vault, name: asked };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
