import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countCode, countPlaywright, countVitest, nameFailures, settle } from './count.mjs';
import { compareSnapshots, snapshotGenerated } from '../generate/generated.mjs';
import { projectNode, run } from '../start/spawn.mjs';

/** The native compiler; the package `typescript` is for tools that use the older one's API, and has a `tsc` too. */
const typescript = join('node_modules', 'typescript-7', 'bin', 'tsc');

/** @typedef {import('./count.mjs').Count & { failures?: string[] }} Result what a runner counted, and which tests failed where it can tell */
/** @typedef {{ name: string, run: () => Promise<Result> }} Runner */

/**
 * The runners of `npm test`, in groups. Runners of one group run at the same time: each needs one core and prints nothing
 * unless it fails. `format` ignores generated code.
 * @type {Runner[][]}
 */
export const turns = [
  [
    { name: 'generate', run: generate },
    { name: 'format', run: () => check('prettier', ['--check', '--log-level', 'warn', '.']) },
  ],
  [
    { name: 'types', run: async () => countCode(await run(projectNode, [typescript, '--noEmit'])) },
    { name: 'lint', run: () => check('eslint', ['.']) },
    { name: 'promises', run: () => check('oxlint', ['--type-aware']) },
    { name: 'unused', run: () => check('knip', ['--no-progress', '--no-config-hints']) },
  ],
  [{ name: 'unit', run: () => vitest('unit', ['--project', 'unit']) }],
  [{ name: 'stories', run: () => vitest('stories', ['--project', 'stories', '--project', 'browser']) }],
  [
    { name: 'build', run: () => check('vite', ['build', '--logLevel', 'warn']) },
    { name: 'storybook', run: async () => countCode(await run(projectNode, ['.ci/test/storybook.ts'])) },
  ],
  [{ name: 'size', run: async () => countCode(await run(projectNode, ['.ci/test/size.ts'])) }],
  [{ name: 'e2e', run: playwright }],
];

/** Generating again must change nothing: the committed files match the contracts. */
async function generate() {
  const before = snapshotGenerated();
  const code = await run(projectNode, ['.ci/generate/generate.ts']);
  const changed = compareSnapshots(before, snapshotGenerated());
  if (changed.length > 0)
    console.error(`\`npm run generate\`를 실행하고 커밋하세요. 달라진 파일:\n${changed.join('\n')}`);
  return countCode(code || changed.length);
}

/**
 * A tool that only passes or fails.
 * @param {string} tool
 * @param {string[]} args
 */
async function check(tool, args) {
  return countCode(await runTool(tool, args));
}

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<Result>}
 */
async function vitest(name, args) {
  const path = freshReport(name);
  const code = await runTool('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${path}`,
  ]);
  const report = readReport(path);
  return { ...settle(code, countVitest(report)), failures: nameFailures(report) };
}

async function playwright() {
  const report = freshReport('e2e');
  const code = await runTool('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return settle(code, countPlaywright(readReport(report)));
}

/**
 * @param {string} tool a program of node_modules/.bin
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runTool(tool, args, env) {
  return run(projectNode, [join('node_modules', '.bin', tool), ...args], env);
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
