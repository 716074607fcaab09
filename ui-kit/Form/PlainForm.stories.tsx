import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlainField, PlainForm, type PlainFormProps } from './PlainForm.tsx';
import { sees } from '../testing/play.ts';

const meta = preview.meta({
  title: 'Kit/입력/PlainForm',
  component: PlainForm,
  subcomponents: { PlainField },
  args: {
    names: ['loginId', 'password'],
    submitLabel: '로그인',
    onSubmit: fn<PlainFormProps['onSubmit']>(async () => undefined),
    children: [
      <PlainField key="loginId" name="loginId" label="아이디" autoComplete="username" />,
      <PlainField key="password" name="password" label="비밀번호" type="password" autoComplete="current-password" />,
    ],
  },
});

export const Default = meta.story();

export const Playground = meta.story();

export const Sends = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001{Enter}');
    await sees(canvas.findByText('꼭 입력해 주세요.'));
    const password = canvas.getByLabelText(/^비밀번호/, { selector: 'input' });
    await expect(password).toHaveFocus();
    await userEvent.keyboard('x{Enter}');
    await expect(canvas.queryByText('꼭 입력해 주세요.')).toBeNull();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ loginId: '20260001', password: 'x' });
  },
});

export const Refused = meta.story({
  args: {
    onSubmit: fn<PlainFormProps['onSubmit']>(async () => {
      throw Object.assign(new Error('입력을 확인해 주세요.'), { fieldErrors: { loginId: '너무 깁니다.' } });
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/아이디/), '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'x{Enter}');
    await sees(canvas.findByText('너무 깁니다.'));
    await expect(canvas.getByLabelText(/아이디/)).toHaveAttribute('aria-invalid', 'true');
  },
});

export const EmptySent = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await expect(canvas.getAllByText('꼭 입력해 주세요.')).toHaveLength(2);
    const loginId = canvas.getByLabelText(/아이디/);
    await expect(loginId).toHaveFocus();
    await expect(loginId).toHaveAccessibleDescription('꼭 입력해 주세요.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn<PlainFormProps['onSubmit']>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    const loginId = canvas.getByLabelText(/아이디/);
    await userEvent.type(loginId, '20260001');
    await userEvent.type(canvas.getByLabelText(/^비밀번호/, { selector: 'input' }), 'x{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: '로그인' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    loginId.focus();
    await userEvent.keyboard('9');
    await expect(loginId).toHaveValue('20260001');
  },
});
