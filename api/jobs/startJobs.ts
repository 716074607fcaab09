import type { Deps } from '../deps.ts';
import type { Job } from './job.ts';
import { claimJob, releaseDead, schedule, type Claim } from './queue.ts';
import { runClaimed, type JobDeps } from './runJob.ts';

/** Milliseconds between two looks, for what becomes due by itself: soon after something was done, and at rest. */
const pace = { busy: 2000, rest: 10_000 };

/** Milliseconds after which a process to which nothing happened is at rest. */
const restAfter = 60_000;

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
  let busyUntil = clock.now().getTime() + restAfter;
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
      running.set(job.kind, finish(job, claim));
    }
  }

  async function finish(job: Job, claim: Claim) {
    try {
      if (await runClaimed(deps, job, claim, stopping.signal)) stayBusy();
    } finally {
      running.delete(job.kind);
      look();
    }
  }

  /** Looks often for a while: what was done or told may be due again in seconds. */
  function stayBusy() {
    busyUntil = clock.now().getTime() + restAfter;
    lookLater();
  }

  let next: ReturnType<typeof setTimeout> | undefined;
  function lookLater() {
    clearTimeout(next);
    if (stopping.signal.aborted) return;
    const isBusy = !heard || clock.now().getTime() < busyUntil;
    next = setTimeout(tick, isBusy ? pace.busy : pace.rest);
  }

  function tick() {
    listen();
    look();
    lookLater();
  }

  function look() {
    // Several pieces of news need one look only.
    if (isWanted || stopping.signal.aborted) return;
    isWanted = true;
    looking = looking.then(take).catch(() => {
      isWanted = false;
      stayBusy();
      log.error('jobs-unseen', { worker });
    });
  }

  let heard: Promise<() => void> | undefined;
  /** Hears of news; tried at each look until it is heard, because the database may be away when the process begins. */
  function listen() {
    if (heard) return;
    const wake = (told: (root: string) => boolean) => {
      const kinds = jobs.filter(({ root }) => root !== undefined && told(root));
      if (kinds.length === 0) return;
      kinds.forEach(({ kind }) => woken.add(kind));
      stayBusy();
      look();
    };
    // What was missed may have been about any of them.
    heard = events.subscribe(
      ({ roots }) => wake((root) => roots.includes(root)),
      () => wake(() => true),
    );
    heard.catch(() => {
      heard = undefined;
      log.error('jobs-unheard', { worker });
    });
  }

  tick();
  return async () => {
    stopping.abort();
    clearTimeout(next);
    (await heard?.catch(() => undefined))?.();
    await looking;
    await Promise.all(running.values());
  };
}
