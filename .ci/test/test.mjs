// `npm test`: on any machine with Node ≥ 20 and npm. Installs what is missing, runs what each change must pass and sums it up.
// What the words behind `npm test --` mean is in share.mjs and docs/testing.md.
import { installPackages } from '../start/install.mjs';
import { tellSlips } from './again.mjs';
import { prepare } from './install/prepare.mjs';
import { titleOf } from './reports/report.mjs';
import { turnsOf } from './runners.mjs';
import { commitOf, readShare, titleOfShare } from './share.mjs';
import { judge, printReport } from './summary.mjs';
import { keepRuns, readRuns, slowest } from './times.mjs';

/** @typedef {import('./summary.mjs').Result} Result */
/** @typedef {import('./tools.mjs').Runner} Runner */

process.chdir(`${import.meta.dirname}/../..`);
const share = chooseShare();
console.log(`tests: ${titleOfShare(share)}`);
if ((await installPackages()) !== 0) stop('패키지를 설치하지 못했습니다.');
const turns = chooseTurns();
const missing = await prepare(
  turns.flat().map(({ name }) => name),
  share.name !== 'first',
);

/** @type {Result[]} */
const results = [];
for (const together of turns) {
  const finished = await Promise.all(together.map(timeRunner));
  // Alone means alone: only when the others of the turn are done.
  for (const { runner, ...result } of finished) results.push({ ...result, ...(await tellSlips(runner, result.files)) });
}
const kept = keepTimes();
printReport(results, kept);
process.exitCode = judge(results, kept).length > 0 ? 1 : 0;

function chooseShare() {
  try {
    return readShare(process.argv.slice(2));
  } catch (error) {
    return stop(error instanceof Error ? error.message : `${error}`);
  }
}

function chooseTurns() {
  const all = turnsOf(share);
  const names = all.flat().map(({ name }) => name);
  const unknown = [...(share.only ?? []), ...share.without].filter((name) => !names.includes(name));
  if (unknown.length > 0) stop(`모르는 이름입니다: ${unknown} (${names.join(', ')} 중에서 고르세요)`);
  const isPlayed = (/** @type {string} */ name) =>
    (share.only?.includes(name) ?? true) && !share.without.includes(name);
  return all.map((together) => together.filter(({ name }) => isPlayed(name)));
}

/** @param {Runner} runner */
async function timeRunner(runner) {
  const { name, run } = runner;
  console.log(`\n━━ ${name} ${'━'.repeat(60 - name.length)}`);
  const start = performance.now();
  const files = missing.get(name) ?? (await run());
  return { name, runner, files, seconds: (performance.now() - start) / 1000 };
}

function keepTimes() {
  const files = results.flatMap(({ files }) => files);
  const run = {
    at: new Date().toISOString(),
    commit: commitOf(),
    share: titleOfShare(share),
    runners: results.map(({ name, seconds }) => ({ title: name, seconds })),
    ...slowest(files),
    unsteady: results.flatMap(({ unsteady }) =>
      unsteady.map((failure) => ({ title: titleOf(failure), error: failure.error })),
    ),
  };
  const runs = [...readRuns(), run];
  keepRuns(runs);
  return runs;
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
