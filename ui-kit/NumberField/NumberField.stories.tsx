import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { retype } from '../testing/play.ts';
import { inForm } from '../Form/inForm.tsx';
import { NumberField } from './NumberField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/NumberField',
  component: NumberField,
  args: { name: 'value', label: '정원', unit: '명' },
  decorators: [inForm({ value: 30 }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '정원' });
    await retype(input, '1200');
    await userEvent.tab();
    await expect(input).toHaveValue('1,200');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: 1200 });
  },
});

export const Playground = meta.story({ args: { unit: '원', hint: '세금 포함', decimals: 0 } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '정원' });
    await userEvent.type(input, '99');
    await expect(input).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: 30 });
  },
});
