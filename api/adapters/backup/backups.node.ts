import { rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../ports/log.ts';
import type { Settings } from '../../settings/settings.ts';
import type { PGliteDatabase } from '../pglite.ts';
import { takeInWorker, type Task } from './take/takeInWorker.node.ts';
import { defaultFolder } from './openVault.node.ts';

/** Milliseconds within which another process's backup is enough. */
const enough = 5 * 3_600_000;

/** How an opened database is read beside whoever asks it. */
export interface Readable {
  /** Where a thread of its own reads it, until the function has run. */
  lend<T>(run: (from: Task['from']) => Promise<T>): Promise<T>;
  /** Whether other processes take backups of it, too. */
  isShared: boolean;
}

/** A PostgreSQL server, signed in to as the owner of the tables. */
export const onServer = (url: string, isShared: boolean): Readable => ({ lend: (run) => run({ url }), isShared });

/** A database of PGlite, whose one connection would keep everybody waiting: it rests while its files are copied, and the copy is read. */
export function inFolder(db: PGliteDatabase, folder: string, dataDir: string): Readable {
  const copy = join(defaultFolder(dataDir), '.copy');
  const removed = () => rm(copy, { recursive: true, force: true });
  rmSync(copy, { recursive: true, force: true });
  return {
    isShared: false,
    lend: async (run) => {
      try {
        await db.atRest(() => cp(folder, copy, { recursive: true, mode: 2 }));
        return await run({ folder: copy });
      } finally {
        await removed();
      }
    },
  };
}

/** Backups in the process. */
export interface Backups {
  /** Whether other processes take backups of the same database, too. */
  isShared: boolean;
  /** Writes a backup now; one that is being written is finished first. Rejects when it cannot be written, or `signal` ends it. */
  write(signal?: AbortSignal): Promise<void>;
  /** Writes no more. Waits for the one that is being written, unless another process can do it as well. */
  stop(): Promise<void>;
}

/** Writes backups of a database. Of the processes that share a server, one does. */
export function openBackups(source: Readable, settings: Settings, log: Log): Backups {
  let before: Promise<unknown> = Promise.resolve();
  const ending = new AbortController();
  const write = (signal?: AbortSignal) => {
    const ended = signal ? AbortSignal.any([ending.signal, signal]) : ending.signal;
    const own = before.then(() => writeOne(source, settings, log, ended));
    before = own.catch(() => undefined);
    return own.catch((error: unknown) => {
      if (!ended.aborted)
        log.error('backup-failed', { reason: error instanceof Error ? error.message.slice(0, 300) : typeof error });
      throw error;
    });
  };
  const stop = async () => {
    if (source.isShared) ending.abort();
    await before;
  };
  return { isShared: source.isShared, write, stop };
}

async function writeOne(source: Readable, settings: Settings, log: Log, signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  const unlessWithin = source.isShared ? enough : 0;
  const taken = await source.lend((from) => takeInWorker({ settings, from, unlessWithin }, signal));
  if (!taken) return log.debug('backup-elsewhere');
  log.info('backup-written', { ...taken, milliseconds: Math.round(performance.now() - begun) });
  if (taken.missing > 0) log.warn('backup-lacks-files', { missing: taken.missing });
}
