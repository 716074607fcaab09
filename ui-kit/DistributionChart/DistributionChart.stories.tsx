import { within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DistributionChart } from './DistributionChart.tsx';

const meta = preview.meta({ title: 'Kit/DistributionChart', component: DistributionChart });

export const Points = meta.story({
  args: {
    label: '점수 분포',
    unit: '점',
    top: 100,
    counts: [0, 0, 1, 2, 3, 6, 9, 12, 7, 4],
    mark: { label: '커트라인 70점', value: 70 },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('row', { name: '70–80점 12명' });
  },
});

export const Nobody = meta.story({
  args: { label: '점수 분포', unit: '점', top: 50, counts: Array.from({ length: 10 }, () => 0) },
});
