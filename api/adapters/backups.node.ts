import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { chmod, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../ports/log.ts';
import type { PGliteDatabase } from './pglite.ts';

const everyHours = 6;
const kept = 7;

/** What is dumped: a database whose files are in the data folder. */
export interface DumpSource {
  /** Copies the database's files as they are at one moment. */
  copyTo(path: string): Promise<void>;
}

/** The files of an embedded database in this folder, which rests while they are copied. */
export function restingFiles(db: PGliteDatabase, folder: string): DumpSource {
  return { copyTo: (path) => db.atRest(() => cp(folder, path, { recursive: true, mode: 2 })) };
}

/** Dumps of a database in the data folder. */
export interface Backups {
  /** Writes a dump now; one that is being written is finished first. Rejects when it cannot be written. */
  write(): Promise<void>;
  stop(): void;
}

/** Writes `backups/academy-<time>.tar.gz` into the data folder every six hours and keeps the last seven. */
export function scheduleBackups(source: DumpSource, dataDir: string, log: Log): Backups {
  const folder = join(dataDir, 'backups');
  rmSync(join(folder, copyName), { recursive: true, force: true });
  let before: Promise<unknown> = Promise.resolve();
  const write = () => {
    const own = before.then(() => writeDump(source, dataDir, log));
    before = own.catch(() => undefined);
    return own.catch((error: unknown) => {
      log.error('backup-failed', { reason: error instanceof Error ? error.message.slice(0, 300) : typeof error });
      throw error;
    });
  };
  const timer = setInterval(() => void write().catch(() => undefined), everyHours * 3_600_000);
  timer.unref();
  return { write, stop: () => clearInterval(timer) };
}

const copyName = '.copy';
const run = promisify(execFile);

/**
 * The files are copied first, which is when an embedded database rests, and packed afterwards by another process: questions are
 * answered meanwhile.
 */
async function writeDump(source: DumpSource, dataDir: string, log: Log): Promise<void> {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `academy-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}.tar.gz`;
  const [copy, packed] = [join(folder, copyName), join(folder, `.${name}`)];
  const begun = performance.now();
  try {
    await source.copyTo(copy);
    const copied = Math.round(performance.now() - begun);
    await run('tar', ['-czf', packed, '-C', copy, '.']);
    await chmod(packed, 0o600);
    renameSync(packed, join(folder, name));
    const milliseconds = Math.round(performance.now() - begun);
    log.info('backup-written', { name, bytes: statSync(join(folder, name)).size, copied, milliseconds });
  } finally {
    await rm(copy, { recursive: true, force: true });
    await rm(packed, { force: true });
  }
  const dumps = readdirSync(folder).filter((file) => /^academy-\d{14}\.tar\.gz$/.test(file));
  for (const old of dumps.sort().slice(0, -kept)) rmSync(join(folder, old));
}
