import { useForm } from 'react-hook-form';
import { userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UserError } from '../format/UserError.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { Form, FormStack } from '../Form/Form.tsx';
import { SubmitButton } from '../Form/SubmitButton.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthCard, type AuthCardProps } from './AuthCard.tsx';
import { sees } from '../testing/play.ts';

function Login(props: Omit<AuthCardProps, 'children'> & { failure?: string }) {
  const { failure, ...card } = props;
  const form = useForm({
    defaultValues: { loginId: '', password: '', remember: false },
  });
  return (
    <AuthCard {...card}>
      <Form form={form} onSubmit={() => (failure ? Promise.reject(new UserError(failure)) : undefined)} guard={false}>
        <FormStack>
          <TextField name="loginId" label="아이디" autoComplete="username" />
          <PasswordField name="password" label="비밀번호" />
          <CheckboxField name="remember" label="로그인 상태 유지" />
          <SubmitButton fullWidth>로그인</SubmitButton>
        </FormStack>
      </Form>
    </AuthCard>
  );
}

const meta = preview.meta({
  title: 'Kit/틀/AuthCard',
  component: Login,
  subcomponents: { AuthCard },
  parameters: { layout: 'fullscreen' },
  args: {
    brand: '한빛수학학원',
    title: '로그인',
    footer: <Link href="/find-password">비밀번호를 잊으셨나요?</Link>,
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { description: '학원에서 받은 아이디로 로그인해 주세요.' } });

export const Refused = meta.story({
  args: { failure: '아이디나 비밀번호가 맞지 않습니다.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '로그인' }));
    await sees(canvas.findByText('아이디나 비밀번호가 맞지 않습니다.'));
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
