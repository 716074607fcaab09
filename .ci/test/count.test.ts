import { expect, test } from 'vitest';
import { countPlaywright, countVitest, nameFailures, settle } from './count.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

const ran = (status: string, fullName: string, failureMessages: string[] = []) => ({
  status,
  fullName,
  failureMessages,
});
const report = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [ran('passed', 'opens'), ran('failed', 'saves', ['expected 1'])],
    },
    { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [] },
  ],
};

test('a file Vitest could not load is a failure', () => {
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2, skipped: 2 });
});

test('failed tests are named with their file and reason', () => {
  expect(nameFailures(report)).toEqual(['a.test.ts > saves\nexpected 1', 'b.test.ts could not be loaded']);
  expect(nameFailures(undefined)).toEqual([]);
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
