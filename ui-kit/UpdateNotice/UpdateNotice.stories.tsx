import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

const meta = preview.meta({
  title: 'Kit/알림과 상태/UpdateNotice',
  component: UpdateNotice,
  args: { open: true, onReload: fn(), onLater: fn() },
});

export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '나중에' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
    await expect(args.onReload).not.toHaveBeenCalled();
  },
});

export const Playground = meta.story();
