import { expect, test, vi } from 'vitest';
import { tellSlips } from './again.mjs';
import { outcome } from './reports/report.mjs';

const file = (name: string, ...tests: [string, 'passed' | 'failed'][]) => ({
  file: name,
  project: 'unit',
  seconds: 1,
  tests: tests.map(([name, state]) => ({
    name,
    state,
    seconds: 1,
    error: state === 'failed' ? `${name} broke` : undefined,
  })),
});
const outside = '(outside of a test)';
const titles = (list: { file: string; name: string }[]) => list.map(({ file, name }) => `${file} ${name}`);

test('what passes when its file runs again alone is unsteady, with its first error; what fails twice is a fault', async () => {
  const again = vi.fn(async (name: string) => [file(name, ['saves', name === 'a' ? 'passed' : 'failed'])]);
  const first = [file('a', ['opens', 'passed'], ['saves', 'failed']), file('b', ['saves', 'failed'])];
  const { faults, unsteady } = await tellSlips({ name: 'unit', run: async () => first, again }, first);
  expect(again.mock.calls).toEqual([
    ['a', 'unit'],
    ['b', 'unit'],
  ]);
  expect(unsteady).toEqual([{ file: 'a', project: 'unit', name: 'saves', error: 'saves broke' }]);
  expect(titles(faults)).toEqual(['b saves']);
});

test('a test that does not run the second time has not passed', async () => {
  const first = [file('a', ['saves', 'failed'], [outside, 'failed'])];
  const again = async () => [file('a', ['opens', 'passed'])];
  const { faults, unsteady } = await tellSlips({ name: 'unit', run: async () => first, again }, first);
  expect(titles(faults)).toEqual(['a saves']);
  // What failed in no test has passed when nothing of its file fails.
  expect(titles(unsteady)).toEqual([`a ${outside}`]);
});

test('a step without a second try, a crash outside of files and a broken tree are faults at once', async () => {
  const again = vi.fn(async () => []);
  const step = await tellSlips({ name: 'lint', run: async () => [] }, [outcome('lint', 'failed')]);
  const crash = await tellSlips({ name: 'unit', run: async () => [], again }, [outcome('', 'failed', 0, outside)]);
  const broken = [...'abcdefg'].map((name) => file(name, ['opens', 'failed']));
  const tree = await tellSlips({ name: 'unit', run: async () => broken, again }, broken);
  expect([step, crash, tree].map(({ faults }) => faults.length)).toEqual([1, 1, 7]);
  expect(again).not.toHaveBeenCalled();
});
