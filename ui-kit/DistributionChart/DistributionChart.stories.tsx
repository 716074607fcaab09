import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DistributionChart } from './DistributionChart.tsx';
import { sees } from '../testing/play.ts';

const meta = preview.meta({ title: 'Kit/그림/DistributionChart', component: DistributionChart });

export const Points = meta.story({
  args: {
    label: '점수 분포',
    unit: '점',
    top: 100,
    counts: [0, 0, 1, 2, 3, 6, 9, 12, 7, 4],
    mark: { label: '커트라인 70점', value: 70 },
  },
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('row', { name: '70–80점 12명' })),
});

/** A cutline inside a bin stands inside it: 60 of 112 is between the fifth and the sixth of ten. */
export const MarkInsideABin = meta.story({
  args: {
    label: '점수 분포',
    unit: '점',
    top: 112,
    counts: [0, 0, 1, 2, 3, 6, 9, 12, 7, 15],
    mark: { label: '커트라인 60점', value: 60 },
  },
  play: async ({ canvasElement }) => {
    const line = await waitFor(() => canvasElement.querySelector('[data-mark] line')!);
    const [area, uppermost] = [
      canvasElement.querySelector('svg')!,
      within(canvasElement).getByText('15', { selector: 'tspan' }),
    ];
    const { left, right } = area.getBoundingClientRect();
    // The axis takes 30 px at the left, the margin 8 px at the right.
    const part = (line.getBoundingClientRect().left - left - 30) / (right - left - 38);
    await expect(part).toBeCloseTo(60 / 112, 2);
    await sees(uppermost);
  },
});

export const Nobody = meta.story({
  args: { label: '점수 분포', unit: '점', top: 50, counts: Array.from({ length: 10 }, () => 0) },
});
