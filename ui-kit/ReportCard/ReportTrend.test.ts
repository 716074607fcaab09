import { expect, test } from 'vitest';
import { labelBy } from './ReportTrend.tsx';

const point = (percent: number, meanPercent: number | null = null) => ({
  name: '',
  heldOn: '2026-11-21',
  percent,
  meanPercent,
});
const side = (...[points, at]: Parameters<typeof labelBy>) => (labelBy(points, at) > 0 ? 'below' : 'above');

test('a value stands above a peak and below a valley', () => {
  const points = [point(50), point(90), point(40), point(80)];
  expect(points.map((_, at) => side(points, at))).toEqual(['below', 'above', 'below', 'above']);
});

test('a value stands where the class’s line is not', () => {
  expect(side([point(60, 70)], 0)).toBe('below');
  expect(side([point(60, 50)], 0)).toBe('above');
});

test('a low value never stands on the days', () => {
  expect(side([point(60), point(5), point(60)], 1)).toBe('above');
});
