import { expect, test } from 'vitest';
import { countPlaywright, countVitest, settle } from './count.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

test('a file Vitest could not load is a failure', () => {
  const count = countVitest({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}, {}, {}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ],
  });
  expect(count).toEqual({ passed: 2, failed: 2, skipped: 2 });
});

test('a flaky journey and an error outside of journeys are failures', () => {
  const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3, skipped: 2 });
});

test('a runner that crashed or ran nothing has failed', () => {
  expect(settle(1, countVitest(undefined))).toEqual({ ...none, failed: 1 });
  expect(settle(0, none)).toEqual({ ...none, failed: 1 });
  expect(settle(1, { ...none, passed: 5 })).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(settle(1, { ...none, failed: 2 })).toEqual({ ...none, failed: 2 });
  expect(settle(0, { ...none, passed: 5 })).toEqual({ ...none, passed: 5 });
});
