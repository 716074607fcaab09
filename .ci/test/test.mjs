// `npm test`: on any machine with Node ≥ 20 and npm. Installs what is missing, runs all runners and sums up their results.
// `npm test -- --only unit,types` runs a part.
import { parseArgs } from 'node:util';
import { installBrowser } from './install-browser.mjs';
import { installBucket } from './install-bucket.mjs';
import { installProxy } from './install-proxy.mjs';
import { installPackages } from '../start/install.mjs';
import { turns } from './runners.mjs';

process.chdir(`${import.meta.dirname}/../..`);
const chosen = chooseTurns();
if ((await installPackages()) !== 0) stop('패키지를 설치하지 못했습니다.');
const inBrowser = chosen.flat().some(({ name }) => ['stories', 'storybook', 'e2e'].includes(name));
// Without a browser the browser runners fail and are counted; the others still run.
if (inBrowser && !(await installBrowser())) console.error('Chromium을 찾지도 설치하지도 못했습니다.');
if (process.env.CI && chosen.flat().some(({ name }) => name === 'unit')) {
  await installBucket();
  await installProxy();
}

const results = [];
for (const together of chosen) results.push(...(await Promise.all(together.map(timeRunner))));
report();

function chooseTurns() {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const all = turns.flat().map(({ name }) => name);
  const names = values.only?.split(',') ?? all;
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) stop(`--only: ${unknown} (${all.join(', ')} 중에서 고르세요)`);
  return turns.map((together) => together.filter(({ name }) => names.includes(name)));
}

/** @param {import('./runners.mjs').Runner} runner */
async function timeRunner({ name, run }) {
  console.log(`\n━━ ${name} ${'━'.repeat(60 - name.length)}`);
  const start = performance.now();
  const count = await run().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  return { name, ...count, seconds: (performance.now() - start) / 1000 };
}

function report() {
  for (const failure of results.flatMap(({ failures }) => failures ?? [])) console.log(`\n✗ ${failure}`);
  console.log(`\n${row('', 'passed', 'failed', 'skipped', 'time')}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(row(name, passed, failed, skipped, `${seconds.toFixed(1)} s`));
  }
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** @param {(string | number)[]} cells */
function row(...cells) {
  return cells.map((cell, column) => (column === 0 ? `${cell}`.padEnd(10) : `${cell}`.padStart(9))).join('');
}

/** @param {'passed' | 'failed' | 'skipped'} key */
function sum(key) {
  return results.reduce((total, result) => total + result[key], 0);
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
