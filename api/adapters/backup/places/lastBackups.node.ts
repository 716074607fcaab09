import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupPlace } from './place.ts';

const notes = {
  'last-backup': z.object({ name: z.string(), backedUpAt: z.iso.datetime(), bytes: z.number() }),
  'last-check': z.object({
    name: z.string(),
    checkedAt: z.iso.datetime(),
    ok: z.boolean(),
    /** What was wrong, in Korean; empty when nothing was. */
    problem: z.string(),
  }),
};

type Notes = { [Name in keyof typeof notes]: z.infer<(typeof notes)[Name]> };

/** What is known of a place of backups without its key. */
export interface LastBackups {
  /** Moment of the newest backup. */
  backedUpAt: Date | null;
  /** Size of that backup. */
  bytes: number | null;
  checkedAt: Date | null;
  checkOk: boolean | null;
}

/** When the last backup was written and the last one was checked, and how that went; null for what never was. */
export async function lastBackups(place: BackupPlace): Promise<LastBackups> {
  const [backup, check] = await Promise.all([readNote(place, 'last-backup'), readNote(place, 'last-check')]);
  return {
    backedUpAt: backup && new Date(backup.backedUpAt),
    bytes: backup?.bytes ?? null,
    checkedAt: check && new Date(check.checkedAt),
    checkOk: check?.ok ?? null,
  };
}

/** Writes down what happened last, over what happened before. */
export async function writeNote<Name extends keyof Notes>(place: BackupPlace, name: Name, note: Notes[Name]) {
  async function* line() {
    yield Buffer.from(`${JSON.stringify(note)}\n`);
  }
  await place.write(`${name}.json`, line());
}

async function readNote<Name extends keyof Notes>(place: BackupPlace, name: Name): Promise<Notes[Name] | null> {
  const content = await place.read(`${name}.json`);
  if (!content) return null;
  try {
    return notes[name].parse(JSON.parse(await text(content))) as Notes[Name];
  } catch {
    return null;
  }
}
