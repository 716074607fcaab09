import { stat } from 'node:fs/promises';
import type { Settings } from '../../../settings/settings.ts';
import { defaultFolder } from '../openVault.node.ts';

/** Whether backups lie on another disk than the data, so that one broken disk does not take both; false where that is not known. */
export async function isElsewhere({
  backupS3Url,
  backupDir,
  dataDir,
}: Pick<Settings, 'backupS3Url' | 'backupDir' | 'dataDir'>): Promise<boolean> {
  if (backupS3Url !== null) return true;
  const [data, backups] = await Promise.all(
    [dataDir, backupDir ?? defaultFolder(dataDir)].map((folder) => stat(folder).catch(() => null)),
  );
  return data != null && backups != null && data.dev !== backups.dev;
}
