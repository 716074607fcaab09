// A reporter of Vitest: what ran in how many seconds, and what failed, as a file at `TEST_REPORT`.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { outcome } from './report.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('./report.mjs').TestReport} TestReport */
/** @typedef {import('./report.mjs').FileReport} FileReport */
/** @typedef {{ message: string, stack?: string, VITEST_TEST_PATH?: string }} Thrown */

/** What fails in no test: loading the file, a hook, a promise that nobody waited for. */
const outside = '(outside of a test)';

export default class {
  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly Thrown[]} errors those of no file
   */
  onTestRunEnd(modules, errors) {
    const strays = errors.map((error) => outcome(pathOf(error.VITEST_TEST_PATH), 'failed', 0, outside, tell([error])));
    writeFileSync(process.env.TEST_REPORT ?? '', JSON.stringify([...modules.map(reportFile), ...strays]));
  }
}

/**
 * @param {TestModule} module
 * @returns {FileReport}
 */
function reportFile(module) {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  const tests = [...module.children.allTests()].filter(isWanted).map(reportTest);
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  if (errors.length > 0) tests.push({ name: outside, state: 'failed', seconds: 0, error: tell(errors) });
  const seconds = (collectDuration + setupDuration + duration) / 1000;
  return { file: pathOf(module.moduleId), project: module.project.name, seconds, tests };
}

/**
 * What its tags leave to another run is not skipped in this one.
 * @param {TestCase} test
 */
function isWanted(test) {
  const { tags } = test;
  const isLeftToAnother = {
    first: tags.includes('whole'),
    rest: !tags.includes('whole') && !tags.includes('sampled'),
  };
  const share = /** @type {keyof typeof isLeftToAnother | undefined} */ (process.env.TEST_SHARE);
  return test.result().state !== 'skipped' || share === undefined || !isLeftToAnother[share];
}

/**
 * @param {TestCase} test
 * @returns {TestReport}
 */
function reportTest(test) {
  const { state, errors } = test.result();
  const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
  // A test that was still to run when the run ended has not passed.
  return { name: test.fullName, state: state === 'pending' ? 'failed' : state, seconds, error: errors && tell(errors) };
}

/** @param {readonly Thrown[]} errors */
const tell = (errors) => errors.map(({ stack, message }) => stack ?? message).join('\n');

const pathOf = (path = '') => relative('.', path);
