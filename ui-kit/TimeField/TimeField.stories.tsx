import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { TimeField } from './TimeField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/TimeField',
  component: TimeField,
  args: { name: 'value', label: '시작' },
  decorators: [inForm({ value: null }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '시작' });
    await userEvent.type(input, '930');
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('09:40');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '09:40' });
  },
});

export const Playground = meta.story({ args: { step: 30 } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '시작' });
    await userEvent.type(input, '930');
    await expect(input).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: null });
  },
});
