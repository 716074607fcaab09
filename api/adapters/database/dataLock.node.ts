import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { advise } from '../advice.ts';
import { systemClock } from '../../ports/clock.ts';

/** Milliseconds after which a lock of another machine, whose process cannot be checked from here, counts as stale. */
const staleAfter = 60_000;

interface Owner {
  pid: number;
  /** Start time of the process in the system's units: a process id can be reused, the pair cannot. */
  startedAt: string;
  host: string;
}

/** The locks of this process by path, and how many parts of it rely on each. */
const held = new Map<string, { parts: number; free: () => void }>();

/**
 * Locks a data folder for this process: two processes of PGlite would write one folder, and rows would be lost
 * without an error. A lock whose process is gone is taken over. A process may lock a folder again, as a check of a
 * backup does while it restores; the last release frees it.
 * @returns a function that releases the lock, once
 * @throws StartError when another running process has the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'lock');
  const lock = held.get(path) ?? { parts: 0, free: takeLock(dataDir, path) };
  lock.parts += 1;
  held.set(path, lock);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    lock.parts -= 1;
    if (lock.parts > 0) return;
    held.delete(path);
    lock.free();
  };
}

/** @returns a function that removes the lock */
function takeLock(dataDir: string, path: string): () => void {
  // Only the folder itself is closed: folders above it may belong to others.
  mkdirSync(dirname(dataDir), { recursive: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const mine = JSON.stringify({
    pid: process.pid,
    startedAt: processStart(process.pid),
    host: hostname(),
  } satisfies Owner);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!linked(draft, path)) removeStale(path, dataDir);
  } finally {
    rmSync(draft, { force: true });
  }
  const beat = setInterval(() => touch(path), 10_000).unref();
  return () => {
    clearInterval(beat);
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** A lock that somebody removed by hand does not end a server. */
function touch(path: string): void {
  try {
    utimesSync(path, systemClock.now(), systemClock.now());
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

// Creating a hard link is atomic and fails when the file exists.
function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeStale(path: string, dataDir: string): void {
  const found = read(path);
  if (found === null) return;
  const owner = parse(found);
  if (owner && isHeld(owner, path)) {
    throw advise(
      'locked',
      `${dataDir} 폴더는 이미 실행 중인 서버(프로세스 ${owner.pid}, ${owner.host})가 쓰고 있습니다.\n` +
        '그 서버를 끄거나, DATA_DIR로 다른 폴더를 정해 주세요. 두 서버가 한 폴더를 쓰면 기록이 사라집니다.',
    );
  }
  // Renamed first: if another process replaced the lock meanwhile, the renamed file differs from the one read and is put back.
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== found) linked(aside, path);
  rmSync(aside, { force: true });
}

function isHeld(owner: Owner, path: string): boolean {
  if (owner.host !== hostname()) return systemClock.now().getTime() - statSync(path).mtimeMs < staleAfter;
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  return processStart(owner.pid) === owner.startedAt;
}

// Field 22 of /proc/<pid>/stat, counted after the name, which may contain blanks; other systems have only the id.
function processStart(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function parse(text: string): Owner | null {
  try {
    const { pid, startedAt, host } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === 'number' && typeof startedAt === 'string' && typeof host === 'string'
      ? { pid, startedAt, host }
      : null;
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
