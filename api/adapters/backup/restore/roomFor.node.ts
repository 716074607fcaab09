import { statfs } from 'node:fs/promises';
import { StartError } from '../../startError.ts';
import type { Manifest, Part } from '../take/manifest.ts';

/** Bytes that a restored database takes for each byte of packed rows, with its indexes and its log: 18 without the log for 8,000 students of five years. */
const unpacked = 25;
/** An empty database, and what must stay free for those who work. */
const spare = 512 * 1_048_576;

/** There is not enough room on the disk; nothing was written. It says nothing about the backup. */
export class NoRoom extends StartError {
  readonly code = 'ENOSPC';
}

/** Bytes that a backup takes once it is restored, rather more than less. */
export function roomFor({ rows, files, beside }: Manifest): number {
  const kept = files.flatMap(({ part }): Part[] => (part ? [part] : []));
  const bytes = [...kept, ...beside.map(({ part }) => part)].reduce((sum, part) => sum + part.bytes, 0);
  return bytes + rows.bytes * unpacked + spare;
}

/** Bytes that are free on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** @throws NoRoom when a backup would not fit beside what is there */
export function refuseWithoutRoom(manifest: Manifest, free: number): void {
  const needed = roomFor(manifest);
  if (free >= needed) return;
  const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)}GB`;
  throw new NoRoom(
    `백업을 되살려 볼 자리가 모자랍니다: ${inGigabytes(needed)}가 있어야 하는데 ${inGigabytes(free)}가 비어 있습니다.`,
  );
}
