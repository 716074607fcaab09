import type { Deps } from '../deps.ts';
import { during } from '../ports/watch.ts';
import { failureCode, LeaseLost, type Job, type Turn } from './job.ts';
import { claimJob, endRun, renewClaim, schedule, type Claim, type Wanted } from './queue.ts';

/** What running jobs needs of the server. */
export type JobDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'watch'>;

/**
 * Runs a job that this process has taken, and ends the run; whatever goes wrong is in the table and the log.
 * @returns whether there was anything to do; a run that failed had
 */
export async function runClaimed(deps: JobDeps, job: Job, claim: Claim, stopping: AbortSignal): Promise<boolean> {
  const { db, clock, log, watch } = deps;
  const lost = new AbortController();
  const turn: Turn = {
    key: claim.key,
    number: claim.number,
    since: claim.since,
    signal: AbortSignal.any([stopping, lost.signal]),
    lock: (trx) => renewClaim(trx, claim, clock.now()),
  };
  const renewing = job.renewsByWork ? undefined : keepRenewed(deps, claim, lost);
  let didAnything = true;
  try {
    didAnything = await during(watch, { kind: 'job', name: job.kind }, () => job.run(turn));
    const isCut = stopping.aborted || lost.signal.aborted;
    const now = clock.now();
    await endRun(
      db,
      claim,
      isCut ? { outcome: 'RELEASED' } : { outcome: 'DONE', didAnything, dueAt: job.dueAt?.(now) },
      now,
    );
  } catch (error) {
    await endFailed(deps, job, claim, error, stopping.aborted);
  } finally {
    clearInterval(renewing);
  }
  log.debug('job-ended', { job: job.kind, run: claim.number });
  return didAnything;
}

async function endFailed({ db, clock, log }: JobDeps, job: Job, claim: Claim, error: unknown, isStopping: boolean) {
  const { kind, mostTries = 10 } = job;
  if (error instanceof LeaseLost) return log.warn('job-lost', { job: kind, run: claim.number });
  const code = failureCode(error);
  if (!isStopping)
    log.error('job-failed', {
      job: kind,
      run: claim.number,
      code,
      name: error instanceof Error ? error.name : typeof error,
    });
  const ended = isStopping ? ({ outcome: 'RELEASED' } as const) : ({ outcome: 'FAILED', code, mostTries } as const);
  // Without a database the lease runs out by itself.
  await endRun(db, claim, ended, clock.now()).catch(() => log.warn('job-unended', { job: kind, run: claim.number }));
}

/** Says three times within a lease that the process lives; aborts the run when the job is no longer its own. */
function keepRenewed({ db, clock }: JobDeps, claim: Claim, lost: AbortController) {
  const renew = () =>
    renewClaim(db.kysely, claim, clock.now()).catch((error: unknown) => {
      if (error instanceof LeaseLost) lost.abort();
    });
  return setInterval(() => void renew(), (claim.leaseSeconds * 1000) / 3);
}

/** Runs one after another what is due, until nothing is left or the signal aborts; `woken` kinds once though they are not due. */
export async function runDue(
  deps: JobDeps,
  { jobs, woken, worker }: Wanted,
  signal = new AbortController().signal,
): Promise<void> {
  const news = new Set(woken);
  await schedule(deps.db, jobs, deps.clock.now());
  while (!signal.aborted) {
    const claim = await claimJob(deps.db, { jobs, woken: news, worker }, deps.clock.now());
    const job = jobs.find(({ kind }) => kind === claim?.kind);
    if (!claim || !job) return;
    news.delete(claim.kind);
    await runClaimed(deps, job, claim, signal);
  }
}
