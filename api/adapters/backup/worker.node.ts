import { parentPort, workerData } from 'node:worker_threads';
import type { Database } from '../../ports/database.ts';
import { createLog } from '../../ports/log.ts';
import { openStorage } from '../storage/openStorage.node.ts';
import { ownVersion } from '../ownVersion.node.ts';
import type { Done, Task } from './take/takeInWorker.node.ts';
import { lastBackups } from './places/lastBackups.node.ts';
import { onlyOne } from './restore/openSource.node.ts';
import { openVault } from './openVault.node.ts';
import { takeBackup, type Taken } from './take/takeBackup.node.ts';
import { systemClock } from '../../ports/clock.ts';

// The thread of one backup.
const done: Done = await take(workerData as Task).then(
  (taken) => ({ taken }),
  (error: unknown) => ({ problem: error instanceof Error ? error.message : typeof error }),
);
parentPort?.postMessage(done);

async function take({ settings, from, unlessWithin }: Task): Promise<Taken | null> {
  const vault = openVault(settings);
  return onlyOne('url' in from ? from.url : null, async () => {
    const { backedUpAt } = await lastBackups(vault.place);
    if (backedUpAt && systemClock.now().getTime() - backedUpAt.getTime() < unlessWithin) return null;
    const db = await open(from);
    const task = { db, storage: openStorage(settings), dataDir: settings.dataDir, vault, version: ownVersion() };
    try {
      return await takeBackup(task);
    } finally {
      await db.close();
    }
  });
}

async function open(from: Task['from']): Promise<Database> {
  if ('url' in from) {
    const { openPostgres } = await import('../postgres.node.ts');
    return openPostgres(
      from.url,
      createLog(() => undefined, 'silent'),
    );
  }
  const { openPGlite } = await import('../pglite.ts');
  return openPGlite({ dataDir: from.folder });
}
