import type { Deps } from '../../../deps.ts';
import { watchQueue } from '../../_protocol/watchQueue.ts';
import { claimScan, releaseClaim, releaseDeadClaims, type Claim } from './queue.ts';
import { readScan } from './readScan.ts';

/** Reads the waiting scans one by one, until none is left or the signal aborts. */
export async function readWaitingScans(deps: Deps, signal: AbortSignal = new AbortController().signal): Promise<void> {
  for (;;) {
    const claim = signal.aborted ? undefined : await claimScan(deps.db, deps.clock.now());
    if (!claim) return;
    await readOne(deps, claim, signal);
  }
}

async function readOne(deps: Deps, claim: Claim, signal: AbortSignal): Promise<void> {
  try {
    await readScan(deps, claim, signal);
    if (signal.aborted) await releaseClaim(deps.db, claim, deps.clock.now());
  } catch (error) {
    deps.log.error('scan-failed', { scan: claim.id, reason: error instanceof Error ? error.message : String(error) });
    if (signal.aborted) await releaseClaim(deps.db, claim, deps.clock.now());
  }
}

/**
 * Reads scans as they arrive, until the returned function is called, which waits for the current page. Any number of processes
 * may do so at once.
 */
export function watchScans(deps: Deps): () => Promise<void> {
  return watchQueue(deps, {
    root: 'omrScans',
    seconds: 5,
    name: 'scans',
    prepare: async () => {
      if (deps.db.kind === 'pglite') await releaseDeadClaims(deps.db, deps.clock.now());
    },
    work: (signal) => readWaitingScans(deps, signal),
  });
}
