import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { sees } from '../testing/play.ts';

function PopoverStory({ align = 'start', isOpen = false }: { align?: 'start' | 'end'; isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ minHeight: 200, padding: 16 }}>
      <Button ref={button} onClick={() => setOpen(!open)}>
        열기
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={button} align={align}>
        <p style={{ padding: 16 }}>떠 있는 내용</p>
      </Popover>
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/창/Popover', component: PopoverStory, subcomponents: { Popover } });

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: '열기' }));
    await sees(canvas.getByText('떠 있는 내용'));
    await userEvent.click(canvasElement);
    await expect(canvas.queryByText('떠 있는 내용')).toBeNull();
  },
});

export const Playground = meta.story({ args: { align: 'end' } });

/** Docs play nothing: this one is open. */
export const Open = meta.story({
  args: { isOpen: true },
  play: ({ canvas }) => sees(canvas.getByText('떠 있는 내용')),
});
