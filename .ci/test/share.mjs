// What a run proves: `first` on every change, `all` everything, `rest` a third of what only `all` has, `changed` what a change can break.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/** @typedef {'first' | 'all' | 'rest' | 'changed'} ShareName */
/**
 * @typedef {object} Share
 * @property {ShareName} name
 * @property {number} third 1 to 3
 * @property {boolean} axe whether the stories of the third are shown to axe while they are played for `first`
 * @property {string | undefined} since
 * @property {string[] | undefined} only the runners that are played; all without it
 * @property {string[]} without those that are not
 */

/**
 * Reads the words behind `npm test --`: nothing, `--axe`, `--all`, `--rest`, `--third 2`, `--changed [ref]`, `--only unit,types`, `--without unit`.
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
      axe: { type: 'boolean' },
      third: { type: 'string' },
      only: { type: 'string' },
      without: { type: 'string' },
    },
  });
  const { all, rest, changed, axe = false, third } = values;
  if (third !== undefined && !['1', '2', '3'].includes(third)) throw new Error('--third: 1, 2, 3 중에서 고르세요');
  if (positionals.length > (changed ? 1 : 0)) throw new Error(`모르는 말입니다: ${positionals.join(' ')}`);
  if (axe && (all || rest || changed)) throw new Error('--axe: `npm test`에만 붙일 수 있습니다');
  const name = all ? 'all' : rest || (third && !axe) ? 'rest' : changed ? 'changed' : 'first';
  return {
    name,
    third: Number(third ?? thirdOfCommit()),
    axe,
    since: positionals[0],
    only: values.only?.split(','),
    without: values.without?.split(',') ?? [],
  };
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
export function titleOfShare({ name, third, axe, since }) {
  if (name === 'rest') return `the rest, third ${third} of 3`;
  if (axe) return `first, and axe on third ${third} of 3`;
  return name === 'changed' ? `changed since ${since ?? 'the last commit'}` : name;
}
