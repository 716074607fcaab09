import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Backdrop } from './Backdrop.tsx';

const below = fn();

const meta = preview.meta({
  title: 'Kit/창/Backdrop',
  component: Backdrop,
  parameters: { isFramed: true },
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
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: '처리하는 중입니다' });
    await expect(dialog).toHaveFocus();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('처리하는 중입니다');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('open');
    const { left, top } = canvas.getByText('아래 버튼').getBoundingClientRect();
    await expect(dialog.contains(document.elementFromPoint(left + 2, top + 2))).toBe(true);
  },
});

export const Playground = meta.story({ args: { label: '엑셀 파일을 읽는 중입니다' } });

/** Held Enter stops nothing: the focus is on the backdrop, the button is a Tab away. */
export const Stoppable = meta.story({
  args: { label: '학생 명단을 저장하는 중입니다', onCancel: fn() },
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: '학생 명단을 저장하는 중입니다' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Work that ends before the delay shows nothing. */
export const Short = meta.story({
  args: { delay: 60_000 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '아래 버튼' }));
    await waitFor(() => expect(below).toHaveBeenCalled());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});

export const Closed = meta.story({ args: { open: false } });
