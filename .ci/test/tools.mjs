// What a run of the tests is made of: programs that pass or fail, Vitest and Playwright.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectNode, run } from '../start/spawn.mjs';
import { readPlaywright } from './reports/playwright.mjs';
import { outcome, settle } from './reports/report.mjs';

/** @typedef {import('./reports/report.mjs').FileReport} FileReport */
/**
 * A part of a run. `again` runs one file alone, in a process of its own; a part without it fails at once.
 * @typedef {object} Runner
 * @property {string} name
 * @property {() => Promise<FileReport[]>} run
 * @property {(file: string, project: string) => Promise<FileReport[]>} [again]
 */

/**
 * A step that only passes or fails.
 * @param {string} name
 * @param {() => Promise<number>} run answers an exit code
 * @returns {Runner}
 */
export function step(name, run) {
  return {
    name,
    run: async () => {
      const start = performance.now();
      const code = await run();
      return [outcome(name, code === 0 ? 'passed' : 'failed', (performance.now() - start) / 1000)];
    },
  };
}

/**
 * A program of node_modules/.bin that only passes or fails.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 */
export const tool = (name, program, ...args) => step(name, () => runProgram(program, args));

/**
 * A script of this project that only passes or fails.
 * @param {string} name
 * @param {string[]} args its path and what it is given
 */
export const script = (name, ...args) => step(name, () => run(projectNode, args));

/**
 * A script that opens a browser, so that it may slip.
 * @param {string} name
 * @param {string[]} args
 * @returns {Runner}
 */
export function browserScript(name, ...args) {
  const { run } = script(name, ...args);
  return { name, run, again: run };
}

/**
 * @param {string} name
 * @param {string[]} args of `vitest run`; a file that failed is run again with the options, without what chose the files
 * @param {{ env?: NodeJS.ProcessEnv, options?: string[], mayBeEmpty?: boolean }} [rest]
 * @returns {Runner}
 */
export function vitest(name, args, { env = {}, options = [], mayBeEmpty = false } = {}) {
  const reporters = ['--reporter=default', '--reporter=.ci/test/reports/vitest.mjs'];
  const start = async (/** @type {string[]} */ chosen) => {
    const path = freshReport(name);
    const code = await runProgram('vitest', ['run', ...chosen, ...options, ...reporters], {
      ...env,
      TEST_REPORT: path,
    });
    const report = /** @type {FileReport[] | undefined} */ (readReport(path));
    return code === 0 && mayBeEmpty ? (report ?? []) : settle(name, code, report);
  };
  return { name, run: () => start(args), again: (file, project) => start(['--project', project, file]) };
}

/**
 * @param {string} name
 * @param {string[]} args of `playwright test`
 * @param {string[]} [choice] which of its journeys; one that failed is run again without it, with pictures
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Runner}
 */
export function playwright(name, args, choice = [], env = {}) {
  const start = async (/** @type {string[]} */ chosen) => {
    const path = freshReport(name);
    const code = await runProgram('playwright', ['test', ...args, ...chosen], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    });
    const report = readReport(path);
    return settle(name, code, report && readPlaywright(report));
  };
  return { name, run: () => start(choice), again: (file) => start([file, '--trace=on']) };
}

/**
 * @param {string} program one of node_modules/.bin
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runProgram(program, args, env) {
  return run(projectNode, [join('node_modules', '.bin', program), ...args], env);
}

/** @param {string} name */
function freshReport(name) {
  const path = join('node_modules', '.cache', 'test', `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
