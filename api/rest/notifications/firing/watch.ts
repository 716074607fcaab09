import type { Deps } from '../../../deps.ts';
import { watchQueue } from '../../_protocol/watchQueue.ts';
import { pushDue } from '../pushing/pushDue.ts';
import { fireDay, fireDue } from './fireDue.ts';

/** Tells people of what happened to them as it becomes due, until the returned function is called. Any number of processes may do so at once. */
export function watchNotifications(deps: Deps): () => Promise<void> {
  let minute = '';
  return watchQueue(deps, {
    root: 'notificationEvents',
    seconds: 5,
    name: 'notifications',
    work: async (signal) => {
      const now = deps.clock.now().toISOString().slice(0, 16);
      if (now !== minute) await fireDay(deps);
      minute = now;
      await fireDue(deps, signal);
      await pushDue(deps, signal);
    },
  });
}
