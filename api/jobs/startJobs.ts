import type { Deps } from '../deps.ts';
import type { Job } from './job.ts';
import { claimJob, releaseDead, schedule } from './queue.ts';
import { runClaimed, type JobDeps } from './runJob.ts';

/** Milliseconds between two looks, for what becomes due by itself. */
const lookEvery = 2000;

/**
 * Runs the academy's jobs in this process, each kind once at a time, as they become due or news of them comes; any number of processes may do so
 * at once. The returned function stops: it waits for what can end and gives the rest back.
 */
export function startJobs(deps: JobDeps & Pick<Deps, 'events'>, jobs: readonly Job[]): () => Promise<void> {
  const { db, clock, log, events } = deps;
  const worker = crypto.randomUUID().slice(0, 8);
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  const woken = new Set<string>();
  let isWanted = false;
  let isScheduled = false;
  let looking = Promise.resolve();

  async function prepare() {
    if (db.kind === 'pglite') await releaseDead(db, clock.now());
    await schedule(db, jobs, clock.now());
    isScheduled = true;
    log.info('jobs-started', { worker });
  }

  /** Takes everything that this process is free for. */
  async function take() {
    isWanted = false;
    if (!isScheduled) await prepare();
    while (!stopping.signal.aborted) {
      const free = jobs.filter(({ kind }) => !running.has(kind));
      const claim = await claimJob(db, { jobs: free, woken, worker }, clock.now());
      for (const { kind } of free) if (!claim || claim.kind === kind) woken.delete(kind);
      const job = free.find(({ kind }) => kind === claim?.kind);
      if (!claim || !job) return;
      const run = runClaimed(deps, job, claim, stopping.signal).finally(() => {
        running.delete(job.kind);
        look();
      });
      running.set(job.kind, run);
    }
  }

  function look() {
    // Several pieces of news need one look only.
    if (isWanted || stopping.signal.aborted) return;
    isWanted = true;
    looking = looking.then(take).catch(() => {
      isWanted = false;
      log.error('jobs-unseen', { worker });
    });
  }

  let heard: Promise<() => void> | undefined;
  /** Hears of news; tried at each look until it is heard, because the database may be away when the process begins. */
  function listen() {
    if (heard) return;
    heard = events.subscribe(({ roots }) => {
      const kinds = jobs.filter(({ root }) => root !== undefined && roots.includes(root));
      if (kinds.length === 0) return;
      kinds.forEach(({ kind }) => woken.add(kind));
      look();
    });
    heard.catch(() => {
      heard = undefined;
      log.error('jobs-unheard', { worker });
    });
  }

  const ticking = setInterval(() => {
    listen();
    look();
  }, lookEvery);
  listen();
  look();
  return async () => {
    clearInterval(ticking);
    stopping.abort();
    (await heard?.catch(() => undefined))?.();
    await looking;
    await Promise.all(running.values());
  };
}
