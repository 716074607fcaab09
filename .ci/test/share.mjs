// What a run proves: `first` on every change, `all` everything, `rest` a third of what only `all` has, `changed` what a change can break.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** @typedef {'first' | 'all' | 'rest' | 'changed'} ShareName */
/** @typedef {{ name: ShareName, third: number, since: string | undefined, only: string[] | undefined }} Share */

/**
 * Reads the words behind `npm test --`: nothing, `--all`, `--rest`, `--third 2`, `--changed [ref]`, `--only unit,types`.
 * @param {string[]} args
 * @returns {Share}
 * @throws where a word is not known
 */
export function readShare(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      rest: { type: 'boolean' },
      changed: { type: 'boolean' },
      third: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { all, rest, changed, third } = values;
  if (third !== undefined && !['1', '2', '3'].includes(third)) throw new Error('--third: 1, 2, 3 중에서 고르세요');
  if (positionals.length > (changed ? 1 : 0)) throw new Error(`모르는 말입니다: ${positionals.join(' ')}`);
  const name = all ? 'all' : rest || third ? 'rest' : changed ? 'changed' : 'first';
  return { name, third: Number(third ?? thirdOfCommit()), since: positionals[0], only: values.only?.split(',') };
}

/**
 * Which third a commit has: the next commit of the main line has the next one, so that three in a row have all.
 * Where the history is cut off there is nothing to count, and its hash chooses.
 */
function thirdOfCommit() {
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
    const number = isShallow
      ? parseInt(git('rev-parse', 'HEAD').slice(0, 6), 16)
      : Number(git('rev-list', '--count', '--first-parent', 'HEAD'));
    return (number % 3) + 1;
  } catch {
    return 1;
  }
}

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit that is checked out; empty outside of a checkout. */
export function commitOf() {
  try {
    return git('rev-parse', '--short', 'HEAD');
  } catch {
    return '';
  }
}

/**
 * How a share is called in what is printed and kept.
 * @param {Share} share
 */
export function titleOfShare({ name, third, since }) {
  if (name === 'rest') return `the rest, third ${third} of 3`;
  return name === 'changed' ? `changed since ${since ?? 'the last commit'}` : name;
}
