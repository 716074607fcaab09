import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  title: 'Kit/알림과 상태/ProgressBar',
  component: ProgressBar,
  args: { label: '학생 명단을 저장하는 중', value: 120, max: 300 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: '학생 명단을 저장하는 중' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
});

export const Playground = meta.story({ args: { valueText: '120/300명', onCancel: fn() } });

export const Unknown = meta.story({ args: { value: null, onCancel: fn() } });
