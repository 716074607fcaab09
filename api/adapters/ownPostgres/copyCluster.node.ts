import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { folderOf } from './folder.node.ts';

// Belongs to the running server, not to its data; `pg_wal` is copied last.
const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp', 'pg_subtrans']);

/**
 * Copies a running server's files, with the log of what was written meanwhile: a server that opens the copy replays it and has
 * the moment of the copy's end.
 */
export async function copyCluster(url: string, dataDir: string, path: string): Promise<void> {
  const folder = folderOf(dataDir);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The slot keeps the log from being reused, and goes with the connection.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`academy_${process.pid}`]);
    await client.query(`select pg_backup_start('academy', true)`);
    await copyTree(folder, path, left);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(join(path, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await copyTree(join(folder, 'pg_wal'), join(path, 'pg_wal'));
    for (const name of left) if (!name.startsWith('postmaster')) await mkdir(join(path, name), { recursive: true });
  } catch (error) {
    await rm(path, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function copyTree(from: string, to: string, without: ReadonlySet<string> = new Set()): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (without.has(entry.name)) continue;
    if (entry.isDirectory()) await copyTree(source, target);
    // A file that is gone by now was deleted; the log says so, too.
    else if (entry.isFile()) await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone);
  }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
