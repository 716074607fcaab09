import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A fault that somebody could make, as a patch. */
export interface Fault {
  /** Of the file, without its ending: what is wrong. */
  name: string;
  room: string;
  /** Path of the patch. */
  path: string;
  /** What a person would suffer. */
  suffers: string;
  /** Test files and folders that can see it. */
  tests: string[];
  /** Files that the patch changes. */
  files: string[];
}

/** The folder of the patches, from the root. */
const folder = '.ci/faults';

/** All faults. Those in `hasura/` come last: each builds databases of its own, which the others need not. */
export function readFaults(): Fault[] {
  const faults = globSync(`${folder}/*/*.patch`)
    .sort()
    .map((path) => readFault(path, readFileSync(path, 'utf8')));
  const isLate = ({ files }: Fault) => Number(files.some((file) => file.startsWith('hasura/m')));
  return faults.toSorted((one, other) => isLate(one) - isLate(other));
}

/** Reads the lines before the diff, which `git apply` passes over, and the names of the files in it. @throws when a line is missing. */
export function readFault(path: string, text: string): Fault {
  const [suffers = '', second = ''] = text.split('\n');
  const tests = /^tests: (.+)$/.exec(second)?.[1]?.split(/\s+/);
  const files = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file);
  if (suffers.startsWith('diff ') || !tests)
    throw new Error(`${path}: line 1 says what a person suffers, line 2 'tests: …'`);
  return { name: basename(path, '.patch'), room: basename(dirname(path)), path, suffers, tests, files };
}
