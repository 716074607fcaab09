import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const day = 86_400_000;
/** Days that texts of the outbox and dumps are kept: as long, at most, somebody who was anonymised is found there. */
const keptDays = 30;

/**
 * Deletes what lies beside the database and its stored files after its time: texts in the outbox and dumps of earlier versions of more than
 * 30 days, unfinished writes and folders of scans of more than one.
 */
export async function sweepLeftovers(dataDir: string, now: Date): Promise<void> {
  await sweepOutbox(join(dataDir, 'outbox.jsonl'), now);
  const dumps = (await names(join(dataDir, 'backups'))).filter((name) => /^academy-\d{14}\.tar\.gz$/.test(name));
  await removeOlder(join(dataDir, 'backups'), dumps, keptDays, now);
  await removeOlder(join(dataDir, 'files', 'coming'), await names(join(dataDir, 'files', 'coming')), 1, now);
  const scans = (await names(tmpdir())).filter((name) => /^scan-\w{6}$/.test(name));
  await removeOlder(tmpdir(), scans, 1, now);
}

async function sweepOutbox(path: string, now: Date): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const lines = text.split('\n').filter((line) => line !== '');
  const oldest = new Date(now.getTime() - keptDays * day).toISOString();
  const kept = lines.filter((line) => (/^\{"at":"([^"]+)"/.exec(line)?.[1] ?? '') >= oldest);
  if (kept.length === lines.length) return;
  await writeFile(`${path}.new`, kept.map((line) => `${line}\n`).join(''), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

async function removeOlder(folder: string, found: readonly string[], days: number, now: Date): Promise<void> {
  for (const name of found) {
    const changed = await stat(join(folder, name)).catch(() => null);
    if (changed && now.getTime() - changed.mtimeMs > days * day) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

const names = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
