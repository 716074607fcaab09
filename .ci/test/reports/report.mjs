/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {'passed' | 'failed' | 'skipped'} State */
/** @typedef {{ name: string, state: State, seconds: number, error?: string }} TestReport */
/** @typedef {{ file: string, project: string, seconds: number, tests: TestReport[] }} FileReport what ran in one file */
/** @typedef {{ file: string, project: string, name: string, error: string }} Failure a test that failed, and what it said */

/**
 * A report of one thing that passed, failed or was left out.
 * @param {string} file
 * @param {State} state
 * @param {number} [seconds]
 * @param {string} [name]
 * @param {string} [error]
 * @returns {FileReport}
 */
export function outcome(file, state, seconds = 0, name = file, error = undefined) {
  return { file, project: '', seconds, tests: [{ name, state, seconds, error }] };
}

/**
 * A runner that failed without naming a test, or that ran no test at all, is one failure.
 * @param {string} runner
 * @param {number} code its exit code
 * @param {FileReport[]} [files] undefined when it left no report
 */
export function settle(runner, code, files = []) {
  const { passed, failed } = countTests(files);
  if (failed > 0 || (code === 0 && passed > 0)) return files;
  const error = passed === 0 ? 'no test ran' : `it ended with ${code}, and no test had failed`;
  return [...files, outcome(runner, 'failed', 0, runner, error)];
}

/**
 * @param {FileReport[]} files
 * @returns {Count}
 */
export function countTests(files) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for (const { tests } of files) for (const { state } of tests) count[state]++;
  return count;
}

/**
 * @param {FileReport[]} files
 * @returns {Failure[]}
 */
export function failuresOf(files) {
  return files.flatMap(({ file, project, tests }) =>
    tests.filter(({ state }) => state === 'failed').map(({ name, error = '' }) => ({ file, project, name, error })),
  );
}

/**
 * How a test is called in lists, for people and to find it again in a later run.
 * @param {{ file: string, name: string }} test
 */
export const titleOf = ({ file, name }) => (file === name ? name : `${file} > ${name}`);
