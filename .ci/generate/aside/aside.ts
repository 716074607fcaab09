/**
 * Everything is generated in a copy of the project and comes from there into its place, so that a generator that fails or is killed leaves no file
 * away or half-written. The copy lies on the same disk, where a file can be renamed, and not below `node_modules`, where Node runs no TypeScript.
 */
import {
  constants,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesIn, generatedFiles, isGenerated } from '../generated.mjs';

export interface Copy {
  folder: string;
  /** The generated files that were copied. */
  generated: readonly string[];
}

/** What no generator reads. */
const unread = /\.(test\.tsx?|css|patch|png|webp|jpg|pdf|woff2|webm)$/;
/** What is enough for a slice; a sixth of the files. */
const readForSlice =
  /^(openapi|client|\.ci\/generate)\/|^hasura\/(?!migrations|testing|engine)|^api\/(generate\.node\.ts|rest\/\w+\/index\.ts)$|^mocks\/world\/gather\.node\.ts$|\.graphql$|^[^/]+$/;
const prefix = 'generate-';

/** Copies a project for one run of everything, or of a slice; the copy goes when the process ends. */
export function copyProject(root: string, isForSlice: boolean): Copy {
  const cache = join(root, '.cache');
  removeLeft(cache);
  const folder = join(cache, `${prefix}${process.pid}`);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const isRead = (path: string) => !unread.test(path) && (!isForSlice || readForSlice.test(path));
  for (const path of filesIn(root)) if (isGenerated(path) || isRead(path)) copy(join(root, path), join(folder, path));
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, generated: generatedFiles(folder) };
}

/**
 * Puts what was generated in the copy into its place, each file by one rename. What is equal stays untouched; what is not made any more goes
 * when all others are there.
 * @param last the file that comes after all of these: while it is as it was, not everything is in its place.
 * @param rename replaced by tests.
 */
export function place(
  copy: Copy,
  root: string,
  last: string,
  rename: (from: string, to: string) => void = renameSync,
): void {
  const made = generatedFiles(copy.folder);
  const changed = made.filter((path) => !isSame(join(copy.folder, path), join(root, path)));
  const put = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    rename(join(copy.folder, path), join(root, path));
  };
  changed.filter((path) => path !== last).forEach(put);
  for (const path of copy.generated) if (!made.includes(path)) rmSync(join(root, path), { force: true });
  changed.filter((path) => path === last).forEach(put);
}

function copy(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
}

/** Removes what killed runs have left. */
function removeLeft(cache: string): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  try {
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}
