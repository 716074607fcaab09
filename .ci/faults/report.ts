/** What is read of Vitest's JSON report. */
export interface Report {
  testResults: { name: string; message: string; assertionResults: { fullName: string; status: string }[] }[];
}

/**
 * The named tests that failed, as `file › test`. A file that could not be loaded has none: a fault that breaks the syntax or an
 * import is a stale one, and no test has noticed it.
 */
export function redTests(report: Report, root: string): string[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name.replace(`${root}/`, '')} › ${fullName.trim()}`),
  );
}

/** How many tests ran to an end. */
export function countRun({ testResults }: Report): number {
  return testResults.flatMap((file) => file.assertionResults).filter(({ status }) => /passed|failed/.test(status))
    .length;
}
