import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createLog } from '../../../ports/log.ts';
import { BadBackup } from './badBackup.ts';
import type { Ask, Checked } from './checkInWorker.node.ts';
import { openVault } from '../openVault.node.ts';
import { backupsIn } from '../places/place.ts';
import { checkBackup } from '../restore/restore.node.ts';
import { NoRoom } from '../restore/roomFor.node.ts';

// The process of one check. It ends with its parent, and its database with it.
process.once('disconnect', () => process.exit(1));
setPriority(10);
const [ask] = (await once(process, 'message')) as [Ask];
const checked = await check(ask).catch(reasonOf);
process.send?.(checked);

async function check({ settings, free }: Ask): Promise<Checked> {
  const name = backupsIn(await Array.fromAsync(openVault(settings).place.list())).at(-1);
  if (name === undefined) return { name: null };
  const silent = createLog(() => undefined, 'silent');
  await checkBackup(settings, name, silent, free);
  return { name };
}

function reasonOf(error: unknown): Checked {
  const reason = error instanceof Error ? error.message : typeof error;
  if (error instanceof NoRoom) return { noRoom: reason };
  return error instanceof BadBackup ? { bad: reason } : { failed: reason };
}
