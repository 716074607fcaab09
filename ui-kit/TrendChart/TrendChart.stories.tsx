import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TrendChart } from './TrendChart.tsx';

const meta = preview.meta({ title: 'Kit/그림/TrendChart', component: TrendChart });

export const Percent = meta.story({
  args: {
    label: '학원 시험',
    unit: '%',
    ticks: [0, 25, 50, 75, 100],
    points: ['03.07', '03.14', '03.21', '03.28'].map((short, at) => ({ short, name: `${at + 1}주차 테스트` })),
    trends: [
      { label: '점수', values: [72, 81, null, 88.5] },
      { label: '반 평균', values: [65.2, 70.1, 61, 68.4], muted: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('cell', { name: '88.5%' });
    // What is dashed in the chart is dashed in its legend.
    const [own, compared] = within(canvasElement).getAllByText(/^(점수|반 평균)$/, { selector: 'li *' });
    await expect(own?.parentElement?.querySelector('[data-dashed]')).toBeNull();
    await expect(compared?.parentElement?.querySelector('[data-dashed]')).not.toBeNull();
  },
});

export const Grades = meta.story({
  args: {
    label: '실전 성적 등급',
    unit: '등급',
    ticks: [1, 3, 5, 7, 9],
    reversed: true,
    points: [
      { short: '26.03', name: '2026년 3월 모의고사' },
      { short: '26.04', name: '2026년 1학기 중간고사' },
      { short: '26.06', name: '2026년 6월 모의고사' },
    ],
    trends: [
      { label: '수학', values: [3, 2, 1] },
      { label: '영어', values: [2, null, 2] },
      { label: '국어', values: [4, 3, 3] },
    ],
  },
});

export const OnePoint = meta.story({
  args: {
    label: '학원 시험',
    unit: '%',
    ticks: [0, 25, 50, 75, 100],
    points: [{ name: '1주차', short: '03.07' }],
    trends: [{ label: '점수', values: [72] }],
  },
});
