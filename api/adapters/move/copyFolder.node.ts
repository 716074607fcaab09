import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../startError.ts';

// The database itself is carried over row by row; dumps are of the old one.
const left = /^(pg|postgres|postgres-new|backups|checking|moving|lock.*)$/;

/** Copies what a data folder holds beside its database, and compares every file. @returns how many files there are */
export async function copyFolder(from: string, to: string): Promise<number> {
  if (!existsSync(from)) return 0;
  const names = (await readdir(from)).filter((name) => !left.test(name));
  for (const name of names) await cp(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
  let files = 0;
  for (const name of names) {
    for (const path of await filesOf(from, name)) {
      const [before, after] = await Promise.all([sha256(join(from, path)), sha256(join(to, path))]);
      if (before !== after) throw new StartError(`${path}: 옮긴 파일이 원래와 다릅니다.`);
      files++;
    }
  }
  return files;
}

async function filesOf(folder: string, name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => null);
  if (entries === null) return [name];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
