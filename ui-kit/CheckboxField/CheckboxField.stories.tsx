import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/CheckboxField',
  component: CheckboxField,
  args: { name: 'value', label: '재원 중' },
  decorators: [inForm({ value: false }, onSubmit)],
  beforeEach: () => {
    onSubmit.mockClear();
  },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '재원 중' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: true });
  },
});

export const Playground = meta.story({ args: { hint: '끄면 로그인할 수 없습니다' } });
