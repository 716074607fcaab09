import type { Deps } from '../../../deps.ts';
import { sendWaiting } from './send.ts';

/** Polling interval in seconds: for what becomes due, is tried again, or was queued unheard. */
const lookSeconds = 2;

/** Sends texts as they become due, until the returned function is called, which waits for the current one. Any number of processes may do so at once. */
export function watchSms(deps: Deps): () => Promise<void> {
  if (deps.sms.kind === 'off') return async () => undefined;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let isWaiting = false;
  const look = () => {
    if (isWaiting || stopping.signal.aborted) return;
    isWaiting = true;
    running = running
      .then(() => {
        isWaiting = false;
        return sendWaiting(deps, stopping.signal);
      })
      .catch(() => deps.log.error('sms-failed'));
  };
  const looking = setInterval(look, lookSeconds * 1000);
  const heard = deps.events.subscribe(({ roots }) => {
    if (roots.includes('smsMessages')) look();
  });
  heard.catch(() => deps.log.error('sms-unheard'));
  look();
  return async () => {
    clearInterval(looking);
    stopping.abort();
    (await heard.catch(() => undefined))?.();
    await running;
  };
}
