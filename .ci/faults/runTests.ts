import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstTier, wholeTier } from '../test/runners.mjs';
import { countRun, redTests, type Report } from './report.ts';
import { runTool } from './runTool.ts';

export interface Outcome {
  /** Named tests that failed. */
  red: string[];
  /** Tests that ran to an end. */
  ran: number;
}

/** A run of the tests that people know, as far as it plays the named ones. */
export interface Tier {
  name: string;
  env: NodeJS.ProcessEnv;
  options: string[];
}

/** What is cheaper comes first. */
export const tiers: Tier[] = [
  { name: 'npm test', ...firstTier, options: [...firstTier.options, '--passWithNoTests'] },
  { name: 'npm run test:all', ...wholeTier, options: [] },
];

const reportPath = join('node_modules', '.cache', 'test', 'faults.json');

/** Runs test files and folders as a tier does. @param bail ends at the first red one */
export async function runTests(tests: readonly string[], { env, options }: Tier, bail: boolean): Promise<Outcome> {
  mkdirSync(dirname(reportPath), { recursive: true });
  rmSync(reportPath, { force: true });
  const projects = new Set(tests.map(projectOf));
  const chosen = [...projects].flatMap((project) => ['--project', project]);
  const reporter = ['--reporter=json', `--outputFile=${reportPath}`];
  await runTool('vitest', ['run', ...chosen, ...options, ...(bail ? ['--bail', '1'] : []), ...reporter, ...tests], env);
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
