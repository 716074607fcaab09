import { expect, test } from 'vitest';
import { examTrends, type AveragedExam } from './examTrends.ts';

const weekly = { id: 'w', name: '주간 시험' };
const exam = (heldOn: string, mean: number | null, template: AveragedExam['template'] = weekly): AveragedExam => ({
  name: `시험 ${heldOn}`,
  totalPoints: 50,
  template,
  weeklyLecture: { heldOn },
  statistics: { mean },
});

test('draws the averages in percent, a line a template', () => {
  const trends = examTrends([exam('2026-03-03', 40), exam('2026-03-03', 25.25, null), exam('2026-03-10', 33.33)]);
  expect(trends).toEqual({
    points: [
      { name: '시험 2026-03-03', short: '03.03' },
      { name: '시험 2026-03-03', short: '03.03' },
      { name: '시험 2026-03-10', short: '03.10' },
    ],
    trends: [
      { label: '주간 시험', values: [80, null, 66.7] },
      { label: '양식 없는 시험', values: [null, 50.5, null] },
    ],
  });
});

test('draws the last 24 exams, one kind as the average', () => {
  const { points, trends } = examTrends(Array.from({ length: 30 }, (_, at) => exam('2026-03-03', at)));
  expect([points.length, trends[0]?.label, trends[0]?.values[0], trends[0]?.values.length]).toEqual([
    24,
    '평균',
    12,
    24,
  ]);
});
