import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ScreenWaiting } from './ScreenWaiting.tsx';
import { sees } from '../testing/play.ts';

const meta = preview.meta({
  title: 'Kit/알림과 상태/ScreenWaiting',
  component: ScreenWaiting,
});

export const Default = meta.story({
  play: ({ canvas }) => sees(canvas.getByLabelText('불러오는 중입니다')),
});

/** The browser says that there is no network, and then that there is one again. */
export const EmptyWithoutNetwork = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('인터넷 연결을 기다리는 중');
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
    await sees(canvas.findByLabelText('불러오는 중입니다'));
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    dispatchEvent(new Event('offline'));
    await sees(canvas.findByText('인터넷 연결을 기다리는 중'));
  },
});

export const Playground = meta.story();
