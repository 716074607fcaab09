import { expect, test } from 'vitest';
import { byLecture, trendOf } from './trend.ts';

const exam = (name: string, heldOn: string, lectureId: string, value: number | null, status = 'GRADED') => ({
  name,
  totalPoints: 80,
  cutline: 60,
  weeklyLecture: { heldOn, lectureId, lecture: { name: lectureId } },
  statistics: value === null ? null : { mean: 50 },
  scores: [{ status, attempts: value === null ? [] : [{ value }] }],
});

test('exams come by lecture, the oldest first', () => {
  const exams = [exam('c', '2026-11-20', 'a', 40), exam('b', '2026-11-15', 'b', 40), exam('a', '2026-11-13', 'a', 40)];
  expect(byLecture(exams).map(({ id, exams: own }) => [id, own.map(({ name }) => name)])).toEqual([
    ['a', ['a', 'c']],
    ['b', ['b']],
  ]);
});

test('a line is in percent; an absence is a gap, what is not graded is left out', () => {
  const points = trendOf([
    exam('one', '2026-11-13', 'a', 70),
    exam('two', '2026-11-20', 'a', null, 'ABSENT'),
    exam('three', '2026-11-27', 'a', null, 'NONE'),
  ]);
  expect(points).toEqual([
    { name: 'one', heldOn: '2026-11-13', percent: 87.5, meanPercent: 62.5, cutPercent: 75 },
    { name: 'two', heldOn: '2026-11-20', percent: null, meanPercent: null, cutPercent: 75 },
  ]);
});
