import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { readSecondFactorOptions, type SecondFactorOptions } from '#client/generated/rest/account.ts';
import { HttpError } from '#client/errors.ts';
import { problemText } from '#client/problemText.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { signWithPasskey } from '#client/session/passkey.ts';
import { signInBySecondFactor } from '#client/session/session.ts';
import { AnswerSecondFactorBody } from '#openapi/generated/zod/account.ts';
import {
  Button,
  CenteredSpinner,
  CheckboxField,
  FailedState,
  Form,
  FormAlert,
  FormStack,
  SubmitButton,
  TextField,
} from '#ui-kit';
import { AuthPage } from './AuthPage.tsx';
import css from './SecondFactor.module.css';

interface SecondFactorProps {
  /** Goes back to the password. */
  onRestart: () => void;
}

/** The step after the password, for those who set up a second factor. */
export default function SecondFactor({ onRestart }: SecondFactorProps) {
  const [options, setOptions] = useState<SecondFactorOptions | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (failure !== null) return;
    readSecondFactorOptions().then(setOptions, (error: unknown) => setFailure({ error }));
  }, [failure]);
  if (failure?.error instanceof HttpError && failure.error.status === 401) {
    return <Expired message={failure.error.message} onRestart={onRestart} />;
  }
  const restart = (
    <Button variant="quiet" size="small" onClick={onRestart}>
      처음부터 로그인
    </Button>
  );
  return (
    <AuthPage title="2단계 인증" description={failure === null && descriptionOf(options)} footer={restart}>
      {failure !== null ? (
        <FailedState message={problemText(failure.error)} onRetry={() => setFailure(null)} />
      ) : options ? (
        <Answer options={options} onRestart={onRestart} />
      ) : (
        <CenteredSpinner />
      )}
    </AuthPage>
  );
}

/** The password was too long ago: nothing helps but beginning anew. */
function Expired({ message, onRestart }: SecondFactorProps & { message: string }) {
  return (
    <AuthPage title="2단계 인증">
      <p role="alert">{message}</p>
      <Button variant="primary" fullWidth onClick={onRestart}>
        처음부터 로그인
      </Button>
    </AuthPage>
  );
}

function descriptionOf(options: SecondFactorOptions | null): string {
  if (!options) return '잠시만 기다려 주세요.';
  if (options.totp)
    return '인증 앱에 보이는 여섯 자리 숫자를 입력해 주세요. 휴대폰이 없으면 복구 코드를 입력해 주세요.';
  return '패스키로 확인해 주세요. 기기가 없으면 복구 코드를 입력해 주세요.';
}

const resolver = schemaResolver(
  zod.extend(zod.pick(AnswerSecondFactorBody, { rememberDevice: true }), {
    code: zod.string().check(zod.minLength(6), zod.maxLength(20)),
  }),
);

function Answer({ options, onRestart }: { options: SecondFactorOptions; onRestart: () => void }) {
  const form = useForm({ resolver, defaultValues: { code: '', rememberDevice: false } });
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const byPasskey = async (): Promise<void> => {
    setWaiting(true);
    setFailure(null);
    try {
      // Asked anew: each challenge is signed once.
      const { passkey: asked } = await readSecondFactorOptions();
      if (!asked) return onRestart();
      const passkey = await signWithPasskey(asked);
      await signInBySecondFactor({ passkey, rememberDevice: form.getValues('rememberDevice') });
    } catch (error) {
      setFailure(problemText(error));
    } finally {
      setWaiting(false);
    }
  };
  return (
    <Form form={form} guard={false} onSubmit={async (body) => void (await signInBySecondFactor(body))}>
      <FormStack>
        {options.passkey && (
          <Button variant="primary" loading={waiting} onClick={() => void byPasskey()}>
            패스키로 확인
          </Button>
        )}
        <FormAlert message={failure} />
        {options.passkey && <p className={css.or}>또는</p>}
        <TextField
          name="code"
          label={options.totp ? '코드 또는 복구 코드' : '복구 코드'}
          autoComplete="one-time-code"
        />
        <CheckboxField name="rememberDevice" label="이 기기에서 30일 동안 묻지 않기" hint="내 기기에서만 켜 주세요." />
        <SubmitButton variant={options.passkey ? 'secondary' : 'primary'} fullWidth>
          로그인
        </SubmitButton>
      </FormStack>
    </Form>
  );
}
