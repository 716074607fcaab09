import type { Job } from '../../../jobs/job.ts';
import type { Log } from '../../../ports/log.ts';
import { addDays, day, seoulDate } from '../../../rest/_protocol/seoul.ts';
import type { Settings } from '../../../settings/settings.ts';
import { checkInWorker } from './checkInWorker.node.ts';

/** When the newest backup is tried next: a Sunday at four in the morning in Seoul. A server that is off then tries it when it starts. */
export function nextCheck(now: Date): Date {
  const today = seoulDate(now);
  const sunday = addDays(today, (7 - new Date(today).getUTCDay()) % 7);
  const at = new Date(`${sunday}T04:00:00+09:00`);
  return at > now ? at : new Date(at.getTime() + 7 * day);
}

/**
 * Restores the newest backup aside once a week and compares every table and file. What is wrong with a backup is no failure of the job, which would
 * try the same again in seconds: it stands beside the backups, and on the managers' page.
 */
export const checkJob = (settings: Settings, log: Log, free?: number): Job => ({
  kind: 'backup-check',
  everySeconds: (7 * day) / 1000,
  dueAt: nextCheck,
  leaseSeconds: 60,
  run: async ({ signal }) => {
    const begun = performance.now();
    const checked = await checkInWorker(settings, signal, free);
    if ('bad' in checked) log.error('backup-check-failed', { reason: checked.bad.slice(0, 300) });
    else if (checked.name !== null)
      log.info('backup-checked', { name: checked.name, milliseconds: Math.round(performance.now() - begun) });
    return 'bad' in checked || checked.name !== null;
  },
});
