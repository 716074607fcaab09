import type { Deps } from '../../../deps.ts';
import { watchQueue } from '../../_protocol/watchQueue.ts';
import { sendWaiting } from './send.ts';

/** Sends texts as they become due, until the returned function is called, which waits for the current one. Any number of processes may do so at once. */
export function watchSms(deps: Deps): () => Promise<void> {
  if (deps.sms.kind === 'off') return async () => undefined;
  return watchQueue(deps, {
    root: 'smsMessages',
    seconds: 2,
    name: 'sms',
    work: (signal) => sendWaiting(deps, signal),
  });
}
