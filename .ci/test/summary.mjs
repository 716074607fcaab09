// What a run says at its end.
import { countTests, titleOf } from './reports/report.mjs';
import { oftenUnsteady } from './times.mjs';

/** @typedef {import('./reports/report.mjs').FileReport} FileReport */
/** @typedef {import('./reports/report.mjs').Failure} Failure */
/** @typedef {import('./times.mjs').KeptRun} KeptRun */
/** @typedef {{ name: string, files: FileReport[], seconds: number, faults: Failure[], unsteady: Failure[] }} Result */

/** How many tests of a run may slip. */
const MOST_UNSTEADY = 3;
/** How much of an error is printed again. */
const FIRST_CHARACTERS = 600;

/**
 * @param {Result[]} results
 * @param {KeptRun[]} runs the kept ones, this one last
 */
export function printReport(results, runs) {
  const run = runs.at(-1);
  printTimes('slowest files', run?.files ?? []);
  printTimes('slowest tests', run?.tests ?? []);
  printSkipped(results);
  printFailures(
    'unsteady: failed, and passed when run again alone',
    results.flatMap(({ unsteady }) => unsteady),
  );
  printFailures(
    '✗ failed',
    results.flatMap(({ faults }) => faults),
  );
  for (const reason of judge(results, runs)) console.log(`\n✗ ${reason}`);
  console.log(`\n${row('', 'passed', 'failed', 'skipped', 'unsteady', 'time')}`);
  for (const result of results) {
    const { passed, failed, skipped, unsteady } = countOf(result);
    console.log(row(result.name, passed, failed, skipped, unsteady, `${result.seconds.toFixed(1)} s`));
  }
  const total = results.map(countOf).reduce(add, { passed: 0, failed: 0, skipped: 0, unsteady: 0 });
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
}

/**
 * Why a run is red.
 * @param {Result[]} results
 * @param {KeptRun[]} runs
 * @returns {string[]}
 */
export function judge(results, runs) {
  const faults = results.reduce((sum, { faults }) => sum + faults.length, 0);
  const unsteady = results.reduce((sum, { unsteady }) => sum + unsteady.length, 0);
  const often = oftenUnsteady(runs);
  return [
    ...(faults > 0 ? [`${faults} failed`] : []),
    ...(unsteady > MOST_UNSTEADY ? [`${unsteady} were unsteady, more than ${MOST_UNSTEADY}`] : []),
    ...often.map((title) => `unsteady again and again: ${title}`),
  ];
}

/** @param {Result} result */
function countOf({ files, faults, unsteady }) {
  const { passed, skipped } = countTests(files);
  return { passed: passed + unsteady.length, failed: faults.length, skipped, unsteady: unsteady.length };
}

/**
 * @param {ReturnType<typeof countOf>} one
 * @param {ReturnType<typeof countOf>} other
 */
function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    unsteady: one.unsteady + other.unsteady,
  };
}

/**
 * @param {string} heading
 * @param {import('./times.mjs').Timed[]} list
 */
function printTimes(heading, list) {
  console.log(`\n${heading}`);
  for (const { title, seconds } of list) console.log(`${seconds.toFixed(1).padStart(8)} s  ${title}`);
}

/** @param {Result[]} results */
function printSkipped(results) {
  const files = results
    .flatMap(({ files }) => files)
    .filter(({ tests }) => tests.some(({ state }) => state === 'skipped'));
  if (files.length > 0) console.log('\nskipped');
  for (const { file, tests } of files) {
    const names = tests.filter(({ state }) => state === 'skipped').map(({ name }) => name);
    console.log(
      `${`${names.length}`.padStart(8)}    ${titleOf({ file, name: names[0] ?? '' })}${names.length > 1 ? ' …' : ''}`,
    );
  }
}

/**
 * @param {string} heading
 * @param {Failure[]} failures
 */
function printFailures(heading, failures) {
  if (failures.length > 0) console.log(`\n${heading}`);
  for (const failure of failures) console.log(`\n  ${titleOf(failure)}\n${failure.error.slice(0, FIRST_CHARACTERS)}`);
}

/** @param {(string | number)[]} cells */
function row(...cells) {
  return cells.map((cell, column) => (column === 0 ? `${cell}`.padEnd(10) : `${cell}`.padStart(10))).join('');
}
