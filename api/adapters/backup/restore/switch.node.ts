import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoringFolder } from '../../move/mark.node.ts';
import { StartError } from '../../startError.ts';

// What may lie in a data folder without being an academy.
const besides = /^(backups|restoring|checking|lock.*)$/;
const mark = 'whole';

/** Whether a restore broke off after everything was there. */
export const isWhole = (dataDir: string): boolean => existsSync(join(restoringFolder(dataDir), mark));

/** Refuses a data folder that holds anything but backups. @throws StartError */
export function refuseFilled(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (names.some((name) => !besides.test(name)))
    throw new StartError(
      `${dataDir}: 비어 있지 않습니다. 백업은 빈 곳에만 되살립니다. DATA_DIR로 새 폴더를 정해 주세요.`,
    );
}

/** An empty folder for a restore, whose owner is that of the data folder; a lock in it stays. */
export function emptyFolder(dataDir: string, path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(path))
    if (!name.startsWith('lock')) rmSync(join(path, name), { recursive: true, force: true });
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}

/** Says that all of the restore is there: from now on it is only moved to its place, also by the next attempt. */
export const markWhole = (dataDir: string): void =>
  writeFileSync(join(restoringFolder(dataDir), mark), '', { mode: 0o600, flush: true });

/** Moves what was restored to its place, the database last. */
export function switchOver(dataDir: string): void {
  const from = restoringFolder(dataDir);
  const names = readdirSync(from).filter((name) => name !== mark && !name.startsWith('lock'));
  for (const name of names.sort((one, other) => Number(isDatabase(one)) - Number(isDatabase(other))))
    renameSync(join(from, name), join(dataDir, name));
  rmSync(from, { recursive: true });
}

const isDatabase = (name: string): boolean => name === 'pg' || name === 'postgres';
