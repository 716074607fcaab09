import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../../../settings/settings.ts';
import { checkingFolder } from '../restore/restore.node.ts';
import { NoRoom } from '../restore/roomFor.node.ts';

/** How a check ended: the backup's name, null when there is none yet; what is wrong with the backup; or why it could not be checked. */
export type Checked = { name: string | null } | { bad: string } | { noRoom: string } | { failed: string };

/** What the process is told. */
export interface Ask {
  settings: Settings;
  /** Bytes that are free, when not those of the disk. */
  free: number | undefined;
}

/**
 * Checks the newest backup in a process of its own, which people at work do not notice and which can be ended at any moment.
 * @param signal ends it; what it restored is removed
 * @returns the backup's name, null when there is none yet; or what is wrong with the backup
 * @throws NoRoom, Error when the backup could not be tried
 */
export async function checkInWorker(
  settings: Settings,
  signal: AbortSignal,
  free?: number,
): Promise<{ name: string | null } | { bad: string }> {
  signal.throwIfAborted();
  const child = fork(fileURLToPath(new URL('./check.node.ts', import.meta.url)), {
    serialization: 'advanced',
    stdio: 'ignore',
    execArgv: [],
  });
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  const exited = once(child, 'exit');
  try {
    child.send({ settings, free } satisfies Ask);
    const ended = exited.then((): Checked => ({ failed: 'the process ended' }));
    const checked = await Promise.race([once(child, 'message').then(([message]) => message as Checked), ended]);
    signal.throwIfAborted();
    if ('noRoom' in checked) throw new NoRoom(checked.noRoom);
    if ('failed' in checked) throw new Error(checked.failed);
    return checked;
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
    await exited;
    // Its database may still be ending.
    await rm(checkingFolder(settings.dataDir), { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}
