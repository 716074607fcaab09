import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { EditIcon } from '../icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Kit/버튼과 링크/IconButton',
  component: IconButton,
  args: { label: '수정', icon: <EditIcon /> },
  decorators: [
    (Story) => (
      <div style={{ padding: 40 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();

export const Playground = meta.story({ args: { tooltip: 'right', disabled: false } });

export const TooltipOnFocus = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: '수정' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).queryByText('수정')).not.toBeVisible();
  },
});
