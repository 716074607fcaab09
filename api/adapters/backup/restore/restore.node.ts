import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../../ports/log.ts';
import type { Settings } from '../../../settings/settings.ts';
import { lockDataDir } from '../../database/dataLock.node.ts';
import { markTarget, restoringFolder, unmarkDatabase } from '../../move/mark.node.ts';
import { ownMeans } from '../../database/openDatabase.node.ts';
import { openStorage } from '../../storage/openStorage.node.ts';
import { createFolderStorage } from '../../storage/storageFolder.node.ts';
import { StartError } from '../../startError.ts';
import { BadBackup } from '../check/badBackup.ts';
import { writeNote } from '../places/lastBackups.node.ts';
import type { Manifest } from '../take/manifest.ts';
import { openBackup } from '../openVault.node.ts';
import type { Vault } from '../parts.node.ts';
import { otherFiles, restoreBeside, restoreFiles } from './restoreFiles.node.ts';
import { freeBytes, refuseWithoutRoom } from './roomFor.node.ts';
import { restoreRows } from './restoreRows.node.ts';
import { emptyFolder, isWhole, markWhole, refuseFilled, switchOver } from './switch.node.ts';
import { verifyBackup } from './verify.node.ts';
import { systemClock } from '../../../ports/clock.ts';

/** What was restored. */
export interface Restored {
  manifest: Manifest;
  /** Tables of the backup that no migration makes, which stay in it. */
  unknown: string[];
}

/**
 * Restores a backup into the empty place that the settings name. Everything is read and compared first, then built aside, and moved to its
 * place at the end: killed before, it leaves the place as it was, and the same command begins anew.
 * @param asked name or folder of the backup, or `latest`
 * @returns what was restored; null when only the end of a broken-off restore was left to do
 * @throws StartError when the place is not empty, BadBackup when the backup is not as it was written
 */
export async function restoreBackup(settings: Settings, asked: string, log: Log): Promise<Restored | null> {
  const { dataDir } = settings;
  if (isWhole(dataDir)) return finish(settings, log);
  refuseFilled(dataDir);
  const { vault, name } = await openBackup(settings, asked);
  const manifest = await verifyBackup(vault, name);
  if (settings.s3Url !== null && (await otherFiles(manifest, openStorage(settings))).length > 0)
    throw new StartError('S3_URL의 버킷에 이 백업과 다른 파일이 있습니다. 빈 버킷을 정해 주세요.');
  const unlock = lockDataDir(dataDir);
  try {
    refuseFilled(dataDir);
    const inner = restoringFolder(dataDir);
    emptyFolder(dataDir, inner);
    return { manifest, unknown: await build(vault, manifest, settings, inner, log) };
  } finally {
    unlock();
  }
}

async function build(vault: Vault, manifest: Manifest, settings: Settings, inner: string, log: Log): Promise<string[]> {
  const isServer = settings.databaseUrl !== null;
  const unmark = isServer ? await markTarget(settings, log) : async () => undefined;
  const unknown = await restoreRows(vault, manifest, isServer ? settings : await within(settings, inner, log), log);
  await restoreFiles(vault, manifest, settings.s3Url === null ? createFolderStorage(inner) : openStorage(settings));
  await restoreBeside(vault, manifest, inner);
  markWhole(settings.dataDir);
  await unmark();
  switchOver(settings.dataDir);
  return unknown;
}

/** The end of a restore that was killed when all was there. */
async function finish(settings: Settings, log: Log): Promise<null> {
  const unlock = lockDataDir(settings.dataDir);
  try {
    const url = settings.migrationDatabaseUrl ?? settings.databaseUrl;
    if (url !== null) await unmarkDatabase(url, log);
    switchOver(settings.dataDir);
    return null;
  } finally {
    unlock();
  }
}

/** Settings for a database in a folder of the data folder. */
async function within(settings: Settings, inner: string, log: Log): Promise<Settings> {
  const embedded = existsSync(join(settings.dataDir, 'pg')) ? 'pglite' : settings.embedded;
  const own: Settings = { ...settings, databaseUrl: null, migrationDatabaseUrl: null, demo: false, embedded };
  // Lets the server's user through the outer folder, too.
  await ownMeans(own, log);
  return { ...own, dataDir: inner };
}

/** Where a backup is restored for a check. */
export const checkingFolder = (dataDir: string): string => join(dataDir, 'checking');

/**
 * Restores a backup aside, compares every table and file, removes it again, and writes into the place of backups how that went. A running
 * academy is not touched.
 * @param free bytes that are free, when not those of the disk
 * @throws BadBackup when it could not be restored; StartError when it could not be tried, NoRoom among them
 */
export async function checkBackup(settings: Settings, asked: string, log: Log, free?: number): Promise<Restored> {
  const { vault, name } = await openBackup(settings, asked);
  const say = (problem: string) =>
    writeNote(vault.place, 'last-check', {
      name,
      checkedAt: systemClock.now().toISOString(),
      ok: problem === '',
      problem,
    });
  const inner = checkingFolder(settings.dataDir);
  // One check at a time.
  const unlock = lockDataDir(inner);
  try {
    const manifest = await verifyBackup(vault, name);
    emptyFolder(settings.dataDir, inner);
    refuseWithoutRoom(manifest, free ?? (await freeBytes(inner)));
    const unknown = await restoreRows(vault, manifest, await within(settings, inner, log), log);
    await restoreFiles(vault, manifest, createFolderStorage(inner));
    await restoreBeside(vault, manifest, inner);
    await say('');
    return { manifest, unknown };
  } catch (error) {
    // A disk without room and a database that does not start say nothing about the backup.
    if (error instanceof StartError && !(error instanceof BadBackup)) throw error;
    const problem = error instanceof Error ? error.message.slice(0, 500) : String(error);
    await say(problem);
    throw error instanceof BadBackup ? error : new BadBackup(problem);
  } finally {
    unlock();
    rmSync(inner, { recursive: true, force: true });
  }
}
