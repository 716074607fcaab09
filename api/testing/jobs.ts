import type { Deps } from '../deps.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import type { Job, Lock } from '../jobs/job.ts';
import { runDue } from '../jobs/runJob.ts';
import { scanJob } from '../rest/omrSheets/reading/job.ts';

/** For work that a test does by itself, without a job. */
export const noLock: Lock = async () => undefined;

/** Runs what is done every hour now, as a server would; throws when one of it fails. */
export const tidyUp = (deps: Deps) => runNow(deps, housekeeping(deps));

/** Reads the scans whose jobs are due. */
export const readWaitingScans = (deps: Deps) => runDue(deps, { jobs: [scanJob(deps)], worker: 'test' });

/** Runs jobs once each, due or not; throws when one fails. */
export async function runNow(deps: Deps, jobs: readonly Job[]): Promise<void> {
  const kinds = jobs.map(({ kind }) => kind);
  await runDue(deps, { jobs, woken: new Set(kinds), worker: 'test' });
  const failed = await deps.db.kysely
    .selectFrom('jobs')
    .select(['kind', 'code'])
    .where('kind', 'in', kinds)
    .where('code', 'is not', null)
    .execute();
  if (failed.length > 0) throw new Error(`Failed: ${JSON.stringify(failed)}`);
}
