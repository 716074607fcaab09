import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = preview.meta({
  title: 'Kit/그림/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: '5주차 수업 영상',
    mark: '김민수 20260001',
    source: { url: 'data:video/mp4;base64,AAAA', posterUrl: null, captionsUrl: null },
    reopen: fn(() => Promise.resolve({ url: 'data:video/mp4;base64,AAAA' })),
    reasonOf: () => '영상을 찾을 수 없습니다.',
  },
});

/** What no browser can play: it asks for another address three times, then says so. */
export const Unplayable = meta.story({
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText(/영상을 재생할 수 없습니다/)).toBeVisible(), { timeout: 10_000 });
    await expect(args.reopen).toHaveBeenCalledTimes(3);
  },
});

export const Refused = meta.story({
  args: { reopen: fn(() => Promise.reject(new Error('no'))) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('영상을 찾을 수 없습니다.')).toBeVisible(), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: /다시/ }));
    await waitFor(() => expect(canvas.getByText('영상을 찾을 수 없습니다.')).toBeVisible(), { timeout: 10_000 });
  },
});
