import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  dataDir: string;
  /** Writes a file beside the data until nothing more fits. */
  fill(): void;
  /** Takes that file away. */
  makeRoom(): void;
  remove(): void;
}

/**
 * A disk of its own, in memory, with a copy of a data folder and little room beside it; null to who may mount none.
 * @param folder an empty one, which it is mounted at
 */
export function smallDisk(folder: string, dataDir: string): SmallDisk | null {
  const taken = Number(execFileSync('du', ['-sk', dataDir], { encoding: 'utf8' }).split('\t')[0]);
  const options = ['-t', 'tmpfs', '-o', `size=${taken + 100_000}k`, 'tmpfs', folder];
  if (spawnSync('mount', options).status !== 0) return null;
  const copy = join(folder, 'data');
  const beside = join(folder, 'beside');
  cpSync(dataDir, copy, { recursive: true });
  return {
    dataDir: copy,
    fill: () => {
      const file = openSync(beside, 'w');
      try {
        for (let bytes = 1_048_576; bytes >= 1; bytes = bytes >> 1) writeAll(file, Buffer.alloc(bytes));
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(beside),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  };
}

/** Writes the same again and again, as often as it fits. */
function writeAll(file: number, bytes: Buffer): void {
  try {
    while (writeSync(file, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  }
}
