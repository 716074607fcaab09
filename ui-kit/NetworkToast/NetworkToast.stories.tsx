import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NETWORK_TOAST_MS, NetworkToast } from './NetworkToast.tsx';
import { sees } from '../testing/play.ts';

const meta = preview.meta({
  title: 'Kit/알림과 상태/NetworkToast',
  component: NetworkToast,
  args: { open: true, onClose: fn() },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { open: true } });

export const ClosesItself = meta.story({
  play: async ({ canvasElement, args }) => {
    await sees(within(canvasElement).getByText('인터넷 연결 안정화중..'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: NETWORK_TOAST_MS + 1000 });
  },
});

/** What stands below it can be pressed: a page that failed has its button there. */
export const LetsThrough = meta.story({
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText('인터넷 연결 안정화중..').getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(hit?.closest('[popover]') ?? null).toBeNull();
  },
});
