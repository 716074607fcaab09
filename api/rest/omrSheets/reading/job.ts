import type { Deps } from '../../../deps.ts';
import type { Job } from '../../../jobs/job.ts';
import { beginScan } from './claim.ts';
import { readScan } from './readScan.ts';

/** Seconds without a page after which another reader takes over; a page takes nine at most, and a worker a minute to start. */
export const leaseSeconds = 90;

/** Reads scans as they arrive, page by page; each is a job by itself, written by a trigger of its row. */
export const scanJob = (deps: Deps): Job => ({
  kind: 'omr-scans',
  leaseSeconds,
  renewsByWork: true,
  root: 'omrScans',
  run: async (turn) => {
    const claim = await beginScan(deps.db, turn);
    if (claim) await readScan(deps, claim, turn.signal);
    return claim !== undefined;
  },
});
