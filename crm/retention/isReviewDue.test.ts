import { expect, test } from 'vitest';
import { isReviewDue } from './isReviewDue.ts';

const february = { reviewMonth: 2 };
const run = (createdAt: string) => ({ createdAt });

test.each([
  ['before its month', [], '2026-01-31', false],
  ['in its month', [], '2026-02-01', true],
  ['until the year ends', [run('2025-02-10T02:00:00Z')], '2026-12-31', true],
  ['after a run of this year', [run('2026-02-10T02:00:00Z')], '2026-02-11', false],
  ['again next year', [run('2026-02-10T02:00:00Z')], '2027-02-01', true],
])('the review is due %s: %s %s → %s', (_when, runs, today, expected) => {
  expect(isReviewDue(february, runs, today)).toBe(expected);
});
