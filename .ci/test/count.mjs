/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/**
 * The fields of Vitest's json report that are used here.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {VitestFile[]} testResults
 */
/**
 * The fields of Playwright's json report that are used here.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {object[]} errors
 */

/**
 * A tool that only passes or fails counts as one test.
 * @param {number} code its exit code
 * @returns {Count}
 */
export function countCode(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {VitestReport | undefined} report
 * @returns {Count}
 */
export function countVitest(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  // A file that could not be loaded reports no failed tests.
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The failed tests with their first lines of explanation, to be printed again at the end of a long run.
 * @param {VitestReport | undefined} report
 * @returns {string[]}
 */
export function nameFailures(report) {
  const files = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return files.flatMap(({ name, assertionResults }) => {
    if (assertionResults.length === 0) return [`${name} could not be loaded`];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages.join('\n').slice(0, 600)}`);
  });
}

/**
 * @param {PlaywrightReport | undefined} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/**
 * A runner that failed without naming a test, or that ran no test at all, is one failure.
 * @param {number} code
 * @param {Count} count
 * @returns {Count}
 */
export function settle(code, count) {
  const silent = count.failed === 0 && (code !== 0 || count.passed === 0);
  return silent ? { ...count, failed: 1 } : count;
}
