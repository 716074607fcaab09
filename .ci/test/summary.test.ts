import { expect, test } from 'vitest';
import { outcome, settle } from './reports/report.mjs';
import { readPlaywright } from './reports/playwright.mjs';
import { judge } from './summary.mjs';
import { oftenUnsteady, slowest, type KeptRun } from './times.mjs';

const failure = (name: string) => ({ file: 'a', project: 'unit', name, error: 'broke' });
const result = (faults: string[], unsteady: string[]) => ({
  name: 'unit',
  files: [],
  seconds: 1,
  faults: faults.map(failure),
  unsteady: unsteady.map(failure),
});
const run = (...unsteady: string[]): KeptRun => ({
  at: '2026-11-26T00:00:00Z',
  commit: '',
  share: 'first',
  runners: [],
  files: [],
  tests: [],
  unsteady: unsteady.map((title) => ({ title, error: 'broke' })),
});

test('a fault is red, three slips are not, a fourth is', () => {
  expect(judge([result([], ['1', '2', '3'])], [run('1', '2', '3')])).toEqual([]);
  expect(judge([result(['1'], [])], [])).toEqual(['1 failed']);
  expect(judge([result([], ['1', '2']), result([], ['3', '4'])], [])).toEqual(['4 were unsteady, more than 3']);
});

test('what slips in three of the kept runs is red, however often it does in one', () => {
  expect(oftenUnsteady([run('a', 'b'), run('a'), run(), run('b', 'b')])).toEqual([]);
  expect(judge([result([], ['a'])], [run('a', 'b'), run(), run('a', 'b'), run('a')])).toEqual([
    'unsteady again and again: a',
  ]);
});

test('a runner that crashed, ran nothing or left no report has failed', () => {
  expect(settle('unit', 0, [outcome('a', 'passed')])).toEqual([outcome('a', 'passed')]);
  expect(settle('unit', 1, [outcome('a', 'failed')])).toEqual([outcome('a', 'failed')]);
  expect(settle('unit', 0, undefined)).toEqual([outcome('unit', 'failed', 0, 'unit', 'no test ran')]);
  expect(settle('unit', 1, [outcome('a', 'passed')]).at(-1)?.tests[0]?.error).toMatch(/^it ended with 1/);
});

test('a journey that needed a second try and an error outside of journeys are failures', () => {
  const spec = (title: string, status: 'expected' | 'flaky') => ({
    title,
    tests: [{ status, projectName: 'start', results: [{ duration: 1500, errors: [] }] }],
  });
  const suites = [
    { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('opens', 'expected'), spec('saves', 'flaky')] },
  ];
  const files = readPlaywright({ suites, errors: [{ message: 'no server' }] } as never);
  expect(files[0]).toMatchObject({ file: 'app/journeys/a.spec.ts', seconds: 3 });
  expect(files.flatMap(({ tests }) => tests.map(({ name, state }) => [name, state]))).toEqual([
    ['opens (start)', 'passed'],
    ['saves (start)', 'failed'],
    ['(outside of a journey)', 'failed'],
  ]);
});

test('the slowest thirty are named, slowest first', () => {
  const files = Array.from({ length: 40 }, (_, seconds) => outcome(`file ${seconds}`, 'passed', seconds));
  const { files: named, tests } = slowest(files);
  expect(named).toHaveLength(30);
  expect(named[0]).toEqual({ title: 'file 39', seconds: 39 });
  expect(tests[0]).toEqual({ title: 'file 39', seconds: 39 });
});
