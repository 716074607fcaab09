import { useForm } from 'react-hook-form';
import { schemaResolver } from '#client/schemaResolver.ts';
import { signIn } from '#client/session/session.ts';
import { LoginBody } from '#openapi/generated/zod/auth.ts';
import { Form, FormStack, Link, PasswordField, SubmitButton, TextField } from '#ui-kit';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { CapsLockHint } from './CapsLockHint.tsx';

const resolver = schemaResolver(LoginBody);

/** /login: the guard around this page sends signed-in people on. */
export default function Login() {
  const form = useForm({ resolver, defaultValues: { loginId: '', password: '' } });
  return (
    <AuthPage title="로그인" footer={<Link href={paths.findPassword}>비밀번호 찾기</Link>}>
      <Form form={form} guard={false} onSubmit={async (body) => void (await signIn(body))}>
        <FormStack>
          <TextField name="loginId" label="아이디" autoComplete="username" required />
          <CapsLockHint>
            <PasswordField name="password" label="비밀번호" required />
          </CapsLockHint>
          <SubmitButton fullWidth>로그인</SubmitButton>
        </FormStack>
      </Form>
    </AuthPage>
  );
}
