import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inForm } from '../Form/inForm.tsx';
import { PasswordField } from './PasswordField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/PasswordField',
  component: PasswordField,
  args: { name: 'value', label: '비밀번호' },
  decorators: [inForm({ value: '' }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.type(input, '한글12!');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 보기' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('한글12!');
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '한글12!' });
  },
});

export const Playground = meta.story({ args: { autoComplete: 'new-password', hint: '8자 이상' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('비밀번호');
    await userEvent.type(input, '한글12!');
    await expect(input).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '비밀번호 보기' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '' });
  },
});
