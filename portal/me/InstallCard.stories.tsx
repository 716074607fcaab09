import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { press, says } from '#ui-kit/testing/play.ts';
import { inPortal } from '../shared/testing/inPortal.tsx';
import { onAPhone } from '../shared/testing/onAPhone.ts';
import { InstallCard } from './InstallCard.tsx';
import { paths } from './paths.ts';

const prompt = fn();

const meta = preview.meta({
  title: 'Portal/내 정보/홈 화면에 추가',
  component: InstallCard,
  ...onAPhone,
  decorators: [inPortal({ at: paths.me })],
});

/** The browser's offer is used once. */
export const Offered = meta.story({
  beforeEach: () => {
    globalThis.installOffer = { prompt: prompt.mockResolvedValue({ outcome: 'accepted' }) };
    return () => (globalThis.installOffer = undefined);
  },
  play: async ({ canvas }) => {
    await press(canvas, '홈 화면에 추가');
    await expect(prompt).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: '홈 화면에 추가' })).toBeNull();
  },
});

export const OnAnIPhone = meta.story({
  beforeEach: () => {
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agent });
    return () => void Reflect.deleteProperty(navigator, 'userAgent');
  },
  play: ({ canvas }) => says(canvas, /공유 버튼을 누른 뒤/),
});
