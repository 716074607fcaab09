import { http, HttpResponse } from 'msw';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { busy, setBusy, whileBusy } from '#client/page/busy.ts';
import { raiseNetworkTrouble } from '#client/live/networkTrouble.ts';
import { sees } from '#ui-kit/testing/play.ts';
import { Notices } from './Notices.tsx';
import { withApp } from '../testing/withApp.tsx';

const meta = preview.meta({
  title: 'App/공통/알림 띠',
  component: Notices,
  parameters: { layout: 'fullscreen' },
  decorators: [withApp()],
  // Work that a story never finishes does not block the next one's screen.
  beforeEach: () => () => busy.set({ isBusy: false, tasks: [] }),
});

export const NoConnection = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('인터넷 연결 안정화중..')).toBeNull();
    raiseNetworkTrouble();
    const shown = performance.now();
    await waitFor(() => expect(canvas.getByText('인터넷 연결 안정화중..')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('인터넷 연결 안정화중..')).toBeNull(), { timeout: 4000 });
    await expect(Math.round((performance.now() - shown) / 1000)).toBe(2);
    raiseNetworkTrouble();
    await canvas.findByText('인터넷 연결 안정화중..');
  },
});

export const Busy = meta.story({
  play: async ({ canvas }) => {
    const saving = Promise.withResolvers<void>();
    const task = whileBusy('명단을 저장하는 중입니다', saving.promise);
    await sees(canvas.findByRole('dialog', { name: '명단을 저장하는 중입니다' }));
    await userEvent.keyboard('{Escape}');
    await sees(canvas.getByRole('dialog'));
    saving.resolve();
    await task;
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await whileBusy('금방 끝나는 일입니다', Promise.resolve());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    setBusy(true);
    await sees(canvas.findByRole('dialog'));
    setBusy(false);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    void whileBusy('명단을 저장하는 중입니다', new Promise(() => undefined));
    await canvas.findByRole('dialog');
  },
});

/** Work that can be stopped says how, and two at once show the later one first. */
export const BusyStoppable = meta.story({
  play: async ({ canvas }) => {
    const saving = Promise.withResolvers<void>();
    const moving = Promise.withResolvers<void>();
    const stop = fn(() => saving.resolve());
    const tasks = [
      whileBusy('학생 명단을 저장하는 중입니다', saving.promise, stop),
      whileBusy('반을 옮기는 중입니다', moving.promise),
    ];
    await sees(canvas.findByRole('dialog', { name: '반을 옮기는 중입니다' }));
    await expect(canvas.queryByRole('button', { name: '취소' })).toBeNull();
    moving.resolve();
    await userEvent.click(await canvas.findByRole('button', { name: '취소' }));
    await Promise.all(tasks);
    await expect(stop).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    void whileBusy('학생 명단을 저장하는 중입니다', new Promise(() => undefined), fn());
    await canvas.findByRole('button', { name: '취소' });
  },
});

export const NewVersion = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/version.json', () => HttpResponse.json({ version: '1.86.10' })));
    // Skips the minute between two polls.
    const { setInterval } = window;
    window.setInterval = ((run: () => void) => setInterval(run, 20)) as typeof setInterval;
    return () => {
      window.setInterval = setInterval;
    };
  },
  play: ({ canvas }) => sees(canvas.findByText('새 버전이 있습니다')),
});

export const NewVersionLater = NewVersion.extend({
  play: async ({ canvas }) => {
    await sees(canvas.findByText('새 버전이 있습니다'));
    await userEvent.click(canvas.getByRole('button', { name: '나중에' }));
    await waitFor(() => expect(canvas.queryByText('새 버전이 있습니다')).toBeNull());
  },
});
