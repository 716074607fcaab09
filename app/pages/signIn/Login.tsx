import { useState } from 'react';
import { HttpError } from '#client/errors.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { signIn } from '#client/session/session.ts';
import { Button, CenteredSpinner, Link, PlainField, PlainForm } from '#ui-kit';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { CapsLockHint } from './CapsLockHint.tsx';

// Most sign-ins end at the password.
const SecondFactor = lazyPart(() => import('./SecondFactor.tsx'), <CenteredSpinner />);
const TextSignIn = lazyPart(() => import('./TextSignIn.tsx'), <CenteredSpinner />);

/** /login: the guard around this page sends signed-in people on. */
export default function Login() {
  const [asked, setAsked] = useState(false);
  // What was typed when too many had been wrong: somebody else may have guessed, so the owner is let in by a text.
  const [refused, setRefused] = useState<Credentials>();
  const [texting, setTexting] = useState(false);
  if (asked) {
    return <SecondFactor onRestart={() => setAsked(false)} />;
  }
  if (texting && refused) {
    return (
      <TextSignIn
        loginId={refused.loginId}
        onCode={async (code) => setAsked(await begin({ ...refused, code }))}
        onBack={() => setTexting(false)}
      />
    );
  }
  return (
    <AuthPage title="로그인" footer={<Link href={paths.findPassword}>비밀번호 찾기</Link>}>
      <PlainForm
        names={['loginId', 'password']}
        submitLabel="로그인"
        onSubmit={async ({ loginId = '', password = '' }) => {
          const typed = { loginId, password };
          setRefused(undefined);
          try {
            setAsked(await begin(typed));
          } catch (error) {
            if (error instanceof HttpError && error.problem.code === 'too-many-attempts') setRefused(typed);
            throw error;
          }
        }}
      >
        <PlainField name="loginId" label="아이디" autoComplete="username" autoFocus />
        <CapsLockHint>
          <PlainField name="password" label="비밀번호" type="password" autoComplete="current-password" />
        </CapsLockHint>
      </PlainForm>
      {refused && (
        <Button fullWidth onClick={() => setTexting(true)}>
          문자로 인증하고 로그인
        </Button>
      )}
    </AuthPage>
  );
}

type Credentials = Parameters<typeof signIn>[0];

/** Signs in; answers whether the server asks for a second factor besides. */
async function begin(body: Credentials): Promise<boolean> {
  try {
    await signIn(body);
    return false;
  } catch (error) {
    if (error instanceof HttpError && error.problem.code === 'second-factor-required') return true;
    throw error;
  }
}
