import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countRun, redTests, type Report } from './report.ts';
import { runTool } from './runTool.ts';

export interface Outcome {
  /** Named tests that failed. */
  red: string[];
  /** Tests that ran to an end. */
  ran: number;
}

const reportPath = join('node_modules', '.cache', 'test', 'faults.json');

/** Runs test files and folders. @param bail ends at the first red one */
export async function runTests(tests: readonly string[], bail: boolean): Promise<Outcome> {
  mkdirSync(dirname(reportPath), { recursive: true });
  rmSync(reportPath, { force: true });
  const projects = new Set(tests.map(projectOf));
  await runTool('vitest', [
    'run',
    ...[...projects].flatMap((project) => ['--project', project]),
    ...(bail ? ['--bail', '1'] : []),
    '--reporter=json',
    `--outputFile=${reportPath}`,
    ...tests,
  ]);
  const report = readReport();
  return { red: redTests(report, process.cwd()), ran: countRun(report) };
}

function projectOf(test: string): string {
  if (test.includes('.stories.')) return 'stories';
  return test.includes('.browser.test.') ? 'browser' : 'unit';
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
  } catch {
    // Vitest ended before it could write one.
    return { testResults: [] };
  }
}
