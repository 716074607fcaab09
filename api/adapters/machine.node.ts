import { statfs } from 'node:fs/promises';
import type { Machine } from '../ports/machine.ts';
import type { Settings } from '../settings/settings.ts';
import { isElsewhere } from './backup/places/elsewhere.node.ts';
import { lastBackups } from './backup/places/lastBackups.node.ts';
import { openVault } from './backup/openVault.node.ts';
import { systemClock } from '../ports/clock.ts';

/** This machine: the disk of the data folder, and the place of backups that the settings name. */
export function openMachine(settings: Settings, facts: { isDemo: boolean; hasBackups: boolean }): Machine {
  return {
    startedAt: systemClock.now(),
    isDemo: facts.isDemo,
    disk: async () => {
      const { bavail, blocks, bsize } = await statfs(settings.dataDir);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
    backups: async () => {
      if (!facts.hasBackups) return null;
      return { ...(await lastBackups(openVault(settings).place)), isElsewhere: await isElsewhere(settings) };
    },
  };
}
