import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ScreenWaiting } from './ScreenWaiting.tsx';

const meta = preview.meta({
  title: 'Kit/알림과 상태/ScreenWaiting',
  component: ScreenWaiting,
  args: { offline: '인터넷에 연결되어 있지 않아요', children: '연결되면 이 화면이 열려요.' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByLabelText('불러오는 중입니다')).toBeVisible(),
});

/** The browser says that there is no network, and then that there is one again. */
export const EmptyWithoutNetwork = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '인터넷에 연결되어 있지 않아요연결되면 이 화면이 열려요.',
    );
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
    await expect(await canvas.findByLabelText('불러오는 중입니다')).toBeVisible();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('인터넷에 연결되어 있지 않아요')).toBeVisible();
  },
});

export const Playground = meta.story();
