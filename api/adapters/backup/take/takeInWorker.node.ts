import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Settings } from '../../../settings/settings.ts';
import type { Taken } from './takeBackup.node.ts';

/** A backup for a thread of its own: of a PostgreSQL server by its address, or of a folder of PGlite that nobody else opens. */
export interface Task {
  settings: Settings;
  from: { url: string } | { folder: string };
  /** Takes none when the newest is younger than these milliseconds: another process took it. */
  unlessWithin: number;
}

/** Answer of the thread. */
export type Done = { taken: Taken | null } | { problem: string };

/**
 * Takes a backup in a thread of its own, so that questions are answered meanwhile.
 * @param signal ends it: the place stays as it was
 * @returns null when another process takes one or has just taken one
 */
export async function takeInWorker(task: Task, signal: AbortSignal): Promise<Taken | null> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('../worker.node.ts', import.meta.url), { workerData: task });
  signal.addEventListener('abort', () => void worker.terminate());
  const ended = once(worker, 'exit').then(() => ({ problem: 'the thread ended' }));
  try {
    const done = await Promise.race([once(worker, 'message').then(([message]) => message as Done), ended]);
    if ('problem' in done) throw new Error(done.problem);
    return done.taken;
  } finally {
    await worker.terminate();
  }
}
