import { failuresOf, titleOf } from './reports/report.mjs';

/** @typedef {import('./reports/report.mjs').Failure} Failure */
/** @typedef {import('./reports/report.mjs').FileReport} FileReport */
/** @typedef {import('./tools.mjs').Runner} Runner */

/** More files than these did not slip. */
const MOST_FILES = 6;

/**
 * Tells slips from faults: each file with a failed test is run again alone, once.
 * @param {Runner} runner
 * @param {FileReport[]} files what it reported
 * @returns {Promise<{ faults: Failure[], unsteady: Failure[] }>} unsteady: passed the second time; with the error of the first
 */
export async function tellSlips(runner, files) {
  const failures = failuresOf(files);
  const broken = [...new Map(failures.map((failure) => [failure.file, failure])).values()];
  if (!runner.again || broken.length > MOST_FILES) return { faults: failures, unsteady: [] };
  const unsteady = new Set();
  for (const { file, project } of broken) {
    // What failed outside of any file has nothing to run alone.
    if (file === '') continue;
    console.log(`\n━━ ${runner.name} again: ${file}`);
    const second = await runner.again(file, project);
    const failed = new Set(failuresOf(second).map(titleOf));
    const ran = new Set(second.flatMap(({ file, tests }) => tests.map(({ name }) => titleOf({ file, name }))));
    for (const failure of failures.filter((failure) => failure.file === file)) {
      if (isPassed(failure, failed, ran)) unsteady.add(failure);
    }
  }
  return {
    faults: failures.filter((failure) => !unsteady.has(failure)),
    unsteady: failures.filter((failure) => unsteady.has(failure)),
  };
}

/**
 * A test that did not even run the second time has not passed; what failed outside of a test has, when nothing of the file failed.
 * @param {Failure} failure
 * @param {Set<string>} failed of the second time
 * @param {Set<string>} ran
 */
function isPassed(failure, failed, ran) {
  const isTest = !failure.name.startsWith('(outside');
  return isTest ? ran.has(titleOf(failure)) && !failed.has(titleOf(failure)) : failed.size === 0;
}
