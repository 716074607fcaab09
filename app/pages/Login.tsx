import { Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { HttpError } from '#client/errors.ts';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import type { Login as LoginFields } from '#client/generated/rest/auth.ts';
import { signIn } from '#client/session/session.ts';
import { LoginBody } from '#openapi/generated/zod/auth.ts';
import { CenteredSpinner, Form, FormStack, Link, PasswordField, SubmitButton, TextField } from '#ui-kit';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { CapsLockHint } from './CapsLockHint.tsx';

// Most sign-ins end at the password.
const SecondFactor = lazyWithRetry(() => import('./SecondFactor.tsx'));

const resolver = schemaResolver(LoginBody);

/** /login: the guard around this page sends signed-in people on. */
export default function Login() {
  const form = useForm({ resolver, defaultValues: { loginId: '', password: '' } });
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <Suspense fallback={<CenteredSpinner />}>
        <SecondFactor onRestart={() => setAsked(false)} />
      </Suspense>
    );
  }
  return (
    <AuthPage title="로그인" footer={<Link href={paths.findPassword}>비밀번호 찾기</Link>}>
      <Form form={form} guard={false} onSubmit={async (body) => setAsked(await begin(body))}>
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

/** Signs in; answers whether the server asks for a second factor besides. */
async function begin(body: LoginFields): Promise<boolean> {
  try {
    await signIn(body);
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.problem.code === 'second-factor-required') return true;
    throw error;
  }
}
