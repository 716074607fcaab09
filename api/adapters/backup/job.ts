import type { Job } from '../../jobs/job.ts';
import type { Backups } from './backups.node.ts';

/** A backup every six hours, of the whole academy by one process. A process that goes leaves it to the others, where there are any. */
export const backupJob = ({ isShared, write }: Backups): Job => ({
  kind: 'backup',
  everySeconds: 6 * 3600,
  leaseSeconds: 60,
  run: async ({ signal }) => {
    await write(isShared ? signal : undefined);
    return true;
  },
});
