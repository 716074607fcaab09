import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Ends a server that a killed process left in this folder. Call it under the lock of the data folder: whatever runs there
 * then is nobody's. A note of a process that is something else by now, here or on another machine, is removed.
 */
export async function endOrphan(folder: string): Promise<void> {
  const note = join(folder, 'postmaster.pid');
  const pid = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : 0;
  if (!(pid > 1) || !isAlive(pid)) return;
  if (!servesFolder(pid, folder)) return rmSync(note, { force: true });
  // Fast first; after ten seconds at once, which the next start recovers from.
  for (let tenths = 0; isAlive(pid) && servesFolder(pid, folder); tenths++) {
    if (tenths === 0) signal(pid, 'SIGINT');
    if (tenths === 100) signal(pid, 'SIGQUIT');
    if (tenths > 200) throw new Error(`PostgreSQL (${pid}) does not end`);
    await delay(100);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

// The number may belong to another program by now: its arguments tell.
function servesFolder(pid: number, folder: string): boolean {
  try {
    const { platform } = process;
    const args =
      platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    return args.includes(`postgres -D ${folder} `);
  } catch {
    return false;
  }
}
