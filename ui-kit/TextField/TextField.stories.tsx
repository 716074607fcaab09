import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { TextField } from './TextField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/TextField',
  component: TextField,
  args: { name: 'value', label: '강의 이름' },
  decorators: [inForm({ value: '' }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '강의 이름' }), '미적분 A');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '미적분 A' });
  },
});

export const Playground = meta.story({ args: { hint: '안내 한 줄', required: true } });

export const Multiline = meta.story({ args: { label: '메모', multiline: true } });

export const Disabled = meta.story({ args: { disabled: true } });
