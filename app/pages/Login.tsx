import { Suspense, useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { signIn } from '#client/session/session.ts';
import { CenteredSpinner, Link, PlainField, PlainForm } from '#ui-kit';
import { paths } from '../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { CapsLockHint } from './CapsLockHint.tsx';

// Most sign-ins end at the password.
const SecondFactor = lazyWithRetry(() => import('./SecondFactor.tsx'));

/** /login: the guard around this page sends signed-in people on. */
export default function Login() {
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
      <PlainForm
        names={['loginId', 'password']}
        submitLabel="로그인"
        onSubmit={async ({ loginId = '', password = '' }) => setAsked(await begin({ loginId, password }))}
      >
        <PlainField name="loginId" label="아이디" autoComplete="username" />
        <CapsLockHint>
          <PlainField name="password" label="비밀번호" type="password" autoComplete="current-password" />
        </CapsLockHint>
      </PlainForm>
    </AuthPage>
  );
}

/** Signs in; answers whether the server asks for a second factor besides. */
async function begin(body: Parameters<typeof signIn>[0]): Promise<boolean> {
  try {
    await signIn(body);
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.problem.code === 'second-factor-required') return true;
    throw error;
  }
}
