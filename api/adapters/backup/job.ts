import type { Job } from '../../jobs/job.ts';
import type { Backups } from './backups.node.ts';

/**
 * A backup every six hours, of the whole academy by one process. A process that stops lets its backup go: another one takes it, or it is written
 * anew at the end of the stop.
 * @param prepare is called before each
 */
export const backupJob = ({ write }: Pick<Backups, 'write'>, prepare: () => unknown = () => undefined): Job => ({
  kind: 'backup',
  everySeconds: 6 * 3600,
  leaseSeconds: 60,
  run: async ({ signal }) => {
    prepare();
    await write(signal);
    return true;
  },
});
