import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { ColorField } from './ColorField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/ColorField',
  component: ColorField,
  args: { name: 'value', label: '색' },
  decorators: [inForm({ value: '#1e88e5' }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: '빨강' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '#e53935' });
  },
});

export const Playground = meta.story({ args: { hint: '출결표에 보이는 색' } });

export const AnyColor = meta.story({
  args: { emptyLabel: '기본 색', takesAny: true },
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('다른 색'), { target: { value: '#7a1f2b' } });
    await expect(canvas.getByRole('radio', { name: '지금 색' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '#7a1f2b' });
    await userEvent.click(canvas.getByRole('radio', { name: '기본 색' }));
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '' });
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const red = canvas.getByRole('radio', { name: '빨강' });
    await userEvent.click(red);
    await expect(red).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '#1e88e5' });
  },
});
