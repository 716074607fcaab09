import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { PhoneField } from './PhoneField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/PhoneField',
  component: PhoneField,
  args: { name: 'value', label: '전화' },
  decorators: [inForm({ value: '' }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '전화' });
    await userEvent.type(input, '01012345678');
    await expect(input).toHaveValue('010-1234-5678');
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '01012345678' });
  },
});

export const Playground = meta.story({ args: { hint: '안내 한 줄', required: true } });

export const CorrectedInTheMiddle = meta.story({
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: '전화' });
    await userEvent.type(input, '01012345678');
    await userEvent.type(input, '{Backspace}9', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    await expect(input).toHaveValue('010-1934-5678');
    await expect(input.selectionStart).toBe(6);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '전화' });
    await userEvent.type(input, '01012345678');
    await expect(input).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '' });
  },
});
