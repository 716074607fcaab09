import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The accepted pictures; in git, because a release is accepted for everybody. The pictures themselves stay on the machine that drew them. */
const file = '.ci/pictures/accepted.json';

export interface Accepted {
  /** What drew them: another browser draws letters differently. */
  browser: string;
  /** Name of the picture → hash of its pixels. */
  pictures: Record<string, string>;
}

/** What was accepted last; nothing before the first time. */
export function readAccepted(): Accepted {
  if (!existsSync(file)) return { browser: '', pictures: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Accepted;
}

/** Keeps what is accepted from now on, a picture in a line so that git tells what changed. */
export function writeAccepted({ browser, pictures }: Accepted): void {
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify({ browser, pictures: sorted }, null, 1)}\n`);
}
