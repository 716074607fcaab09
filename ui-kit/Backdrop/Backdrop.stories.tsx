import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Backdrop } from './Backdrop.tsx';

const below = fn();

const meta = preview.meta({
  title: 'Kit/Backdrop',
  component: Backdrop,
  args: { open: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300, padding: 16 }}>
        <Button onClick={below}>아래 버튼</Button>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: '처리하는 중입니다' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
  },
});

export const Playground = meta.story({ args: { label: '엑셀 파일을 읽는 중입니다' } });

export const Closed = meta.story({ args: { open: false } });
