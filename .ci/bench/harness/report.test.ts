import { afterEach, expect, test, vi } from 'vitest';
import { createReport } from './report.ts';

afterEach(() => vi.restoreAllMocks());

test('a bench fails by one figure beyond its limit, or by one that is no number', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const figure = (value: number, limit: { most?: number; least?: number }): boolean => {
    const report = createReport();
    report.figure('first', 1, { unit: 'ms', most: 1 });
    report.figure('measured', value, { unit: 'ms', ...limit });
    report.figure('last', 1, { unit: 'ms' });
    return report.isGood();
  };
  expect([figure(100, { most: 100 }), figure(100.1, { most: 100 }), figure(NaN, { most: 100 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([figure(200, { least: 200 }), figure(199, { least: 200 }), figure(NaN, { least: 200 })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the limit of times is one of p95, and nothing may have gone wrong', () => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const times = Array.from({ length: 100 }, (_, at) => at + 1);
  const report = createReport();
  report.times('seek', times, { unit: 'ms', most: 96 });
  expect(print.mock.lastCall?.[0]).toMatch(
    /100 times {2}p50 51.0 {2}p95 96.0 \(limit: at most 96 ms\) {2}p99 +100 {2}min 1.00 {2}max +100 ms/,
  );
  report.faults('wrong', []);
  expect(report.isGood()).toBe(true);
  report.faults('wrong', ['a text went out twice']);
  expect(report.isGood()).toBe(false);
});
