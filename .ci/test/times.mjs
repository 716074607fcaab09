// The seconds of runs, kept so that the next one knows what is slow and what slips.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { titleOf } from './reports/report.mjs';

/** @typedef {import('./reports/report.mjs').FileReport} FileReport */
/** @typedef {import('./reports/report.mjs').Failure} Failure */
/** @typedef {{ title: string, seconds: number }} Timed */
/**
 * @typedef {object} KeptRun
 * @property {string} at
 * @property {string} commit
 * @property {string} share what was run
 * @property {Timed[]} runners
 * @property {Timed[]} files the slowest
 * @property {Timed[]} tests the slowest
 * @property {{ title: string, error: string }[]} unsteady
 */

const path = join('node_modules', '.cache', 'test', 'times.json');
/** How many runs are kept. */
const KEPT = 20;
/** How many of the slowest are named. */
const NAMED = 30;
/** In how many runs a test may slip before that is red. */
const PATIENCE = 3;

/**
 * @param {FileReport[]} files
 * @returns {{ files: Timed[], tests: Timed[] }} the slowest of each, slowest first
 */
export function slowest(files) {
  const tests = files.flatMap(({ file, tests }) =>
    tests.map(({ name, seconds }) => ({ title: titleOf({ file, name }), seconds })),
  );
  return { files: slowestOf(files.map(({ file, seconds }) => ({ title: file, seconds }))), tests: slowestOf(tests) };
}

/** @param {Timed[]} list */
const slowestOf = (list) => list.toSorted((one, other) => other.seconds - one.seconds).slice(0, NAMED);

/** @returns {KeptRun[]} oldest first */
export function readRuns() {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).runs;
  } catch {
    return [];
  }
}

/** @param {KeptRun[]} runs */
export function keepRuns(runs) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ runs: runs.slice(-KEPT) }, null, 1));
}

/**
 * The tests that slipped in three of the kept runs.
 * @param {KeptRun[]} runs
 * @returns {string[]}
 */
export function oftenUnsteady(runs) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const title of runs.slice(-KEPT).flatMap(({ unsteady }) => [...new Set(unsteady.map(({ title }) => title))])) {
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= PATIENCE).map(([title]) => title);
}
