import type { Deps } from '../../../deps.ts';
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

/** Polling interval of the queue in seconds, for missed events. */
const lookSeconds = 5;

/**
 * Reads scans as they arrive, until the returned function is called, which waits for the current page. Any number of processes
 * may do so at once.
 */
export function watchScans(deps: Deps): () => Promise<void> {
  const stopping = new AbortController();
  let running = deps.db.kind === 'pglite' ? releaseDeadClaims(deps.db, deps.clock.now()) : Promise.resolve();
  let isWaiting = false;
  const look = () => {
    // Several events of one scan need one look only.
    if (isWaiting || stopping.signal.aborted) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return readWaitingScans(deps, stopping.signal);
      })
      .catch(() => deps.log.error('scans-failed'));
  };
  const looking = setInterval(look, lookSeconds * 1000);
  const heard = deps.events.subscribe(({ roots }) => {
    if (roots.includes('omrScans')) look();
  });
  heard.catch(() => deps.log.error('scans-unheard'));
  look();
  return async () => {
    clearInterval(looking);
    stopping.abort();
    (await heard.catch(() => undefined))?.();
    await running;
  };
}
