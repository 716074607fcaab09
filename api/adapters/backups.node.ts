import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../ports/log.ts';
import type { PGliteDatabase } from './pglite.ts';

const everyHours = 6;
const kept = 7;

/** Dumps of an embedded database, which never calls fsync: a power cut may lose the writes since the last dump. */
export interface Backups {
  /** Writes a dump now. */
  write(): Promise<void>;
  stop(): void;
}

/** Writes `backups/academy-<time>.tar.gz` into the data folder every six hours and keeps the last seven. */
export function scheduleBackups(db: PGliteDatabase, dataDir: string, log: Log): Backups {
  const folder = join(dataDir, 'backups');
  const write = async () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const name = `academy-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}.tar.gz`;
    const dump = await db.dump('gzip');
    writeFileSync(join(folder, `.${name}`), Buffer.from(await dump.arrayBuffer()), { mode: 0o600 });
    renameSync(join(folder, `.${name}`), join(folder, name));
    const dumps = readdirSync(folder).filter((file) => /^academy-\d{14}\.tar\.gz$/.test(file));
    for (const old of dumps.sort().slice(0, -kept)) rmSync(join(folder, old));
    log.info('backup-written', { name, bytes: dump.size });
  };
  const timer = setInterval(() => {
    write().catch(() => log.error('backup-failed'));
  }, everyHours * 3_600_000);
  timer.unref();
  return { write, stop: () => clearInterval(timer) };
}
