import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildStorybook } from '../../test/storybook/static.ts';

/** A commit that pictures are drawn of. */
export interface Commit {
  hash: string;
  short: string;
  /** Its date and subject. */
  words: string;
}

export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();

/** @throws where there is no such commit */
export function readCommit(name: string): Commit {
  const hash = git('rev-parse', '--verify', `${name}^{commit}`);
  const [short = '', ...words] = git('log', '-1', '--format=%h%n%cs%n%s', hash).split('\n');
  return { hash, short, words: words.join(' ') };
}

/**
 * The static Storybook of a commit, built once: in a worktree of its own, which is removed afterwards. It does not lie below `node_modules`, where
 * Vite and Node take what they find for packages.
 * @param folder where it is built to
 */
export function buildStorybookOf({ hash, short }: Commit, folder: string): void {
  if (existsSync(`${folder}/index.json`)) return;
  const place = `.cache/against/${short}`;
  removeWorktree(place);
  mkdirSync('.cache/against', { recursive: true });
  git('worktree', 'add', '--detach', '--force', place, hash);
  try {
    if (packagesOf(place) === packagesOf('.')) {
      symlinkSync(resolve('node_modules'), `${place}/node_modules`, 'junction');
    } else {
      console.log(`${short} has other packages; they are installed beside it.`);
      execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
        cwd: place,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      });
    }
    console.log(`building the Storybook of ${short}`);
    buildStorybook(folder, place);
  } finally {
    removeWorktree(place);
  }
}

function removeWorktree(place: string): void {
  // First the link: what it leads to stays.
  rmSync(`${place}/node_modules`, { recursive: true, force: true });
  rmSync(place, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** What a project says that it needs. */
function packagesOf(folder: string): string {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  ) as Record<string, unknown>;
  return JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]);
}
