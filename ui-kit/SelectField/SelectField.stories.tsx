import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { SelectField } from './SelectField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/SelectField',
  component: SelectField,
  args: {
    name: 'value',
    label: '요일',
    options: [
      { value: 1, label: '월요일' },
      { value: 2, label: '화요일' },
    ],
  },
  decorators: [inForm({ value: null }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox', { name: '요일' }), '화요일');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: 2 });
  },
});

export const Playground = meta.story({ args: { emptyLabel: '정하지 않음' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: '요일' });
    await expect(select).toBeDisabled();
    await userEvent.selectOptions(select, '화요일');
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: null });
  },
});
