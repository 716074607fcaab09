import { outcome } from './report.mjs';

/** @typedef {import('./report.mjs').TestReport} TestReport */
/** @typedef {import('./report.mjs').FileReport} FileReport */
/** @typedef {import('@playwright/test/reporter').JSONReport} JSONReport */
/** @typedef {import('@playwright/test/reporter').JSONReportSuite} Suite */

const states = /** @type {const} */ ({ expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' });

/**
 * Reads Playwright's json report.
 * @param {Pick<JSONReport, 'suites' | 'errors'>} report
 * @returns {FileReport[]} a spec file each, and one for what failed outside of them
 */
export function readPlaywright({ suites, errors }) {
  const files = suites.map((suite) => {
    const tests = testsOf(suite, '');
    return {
      file: `app/journeys/${suite.file}`,
      project: '',
      seconds: tests.reduce((sum, { seconds }) => sum + seconds, 0),
      tests,
    };
  });
  if (errors.length === 0) return files;
  return [
    ...files,
    outcome('', 'failed', 0, '(outside of a journey)', errors.map(({ message }) => message).join('\n')),
  ];
}

/**
 * @param {Suite} suite
 * @param {string} above the names of the suites around it
 * @returns {TestReport[]}
 */
function testsOf(suite, above) {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results, projectName }) => ({
      name: `${above}${title} (${projectName})`,
      state: states[status],
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      error: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n') || undefined,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, `${above}${inner.title} > `))];
}
