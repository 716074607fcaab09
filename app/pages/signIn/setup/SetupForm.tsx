import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { createFirstManager } from '#client/generated/rest/auth.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { acceptAuth } from '#client/session/session.ts';
import { CreateFirstManagerBody } from '#openapi/generated/zod/auth.ts';
import { Button, Form, FormStack, SubmitButton, TextField } from '#ui-kit';
import { AuthPage } from '../AuthPage.tsx';
import { repetition, sameTwice } from '../newPassword.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { AcademyFields } from './AcademyFields.tsx';
import { sendLogo } from './sendLogo.ts';
import css from './Setup.module.css';

const body = zod.extend(CreateFirstManagerBody, {
  ...repetition,
  academy: zod.required(CreateFirstManagerBody).shape.academy,
});
const resolver = schemaResolver(body.check(sameTwice));

interface SetupFormProps {
  token: string;
  onDone: () => void;
  /** Whether what was refused is no matter of the form. */
  onRefused: (error: unknown) => boolean;
}

/** The academy as everybody will see it, and the account of who leads it. */
export function SetupForm({ token, onDone, onRefused }: SetupFormProps) {
  const [logo, setLogo] = useState<File>();
  const [logoProblem, setLogoProblem] = useState<string>();
  const form = useForm({
    resolver,
    defaultValues: {
      token,
      academy: { academyName: '', phone: null, address: '', hours: '', accent: '' },
      name: '',
      loginId: '',
      newPassword: '',
      repeated: '',
    },
  });
  if (logoProblem !== undefined) return <Opened problem={logoProblem} onDone={onDone} />;
  return (
    <AuthPage title="학원 시작하기" description="적은 내용은 나중에 설정에서 바꿀 수 있습니다.">
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ repeated: _repeated, ...typed }) => {
          try {
            acceptAuth(await createFirstManager(typed));
          } catch (error) {
            if (onRefused(error)) return;
            throw error;
          }
          const problem = await sendLogo(logo);
          if (problem === undefined) onDone();
          else setLogoProblem(problem);
        }}
      >
        <FormStack>
          <h2 className={css.part}>학원</h2>
          <AcademyFields logo={logo} onLogo={setLogo} />
          <h2 className={css.part}>관리자</h2>
          <TextField name="name" label="이름" autoComplete="name" />
          <TextField
            name="loginId"
            label="아이디"
            autoComplete="username"
            hint="영문 소문자와 숫자로 4–32자. 로그인할 때 씁니다."
          />
          <NewPasswordFields />
          <SubmitButton fullWidth>학원 시작하기</SubmitButton>
        </FormStack>
      </Form>
    </AuthPage>
  );
}

/** The academy stands, only without its logo. */
function Opened({ problem, onDone }: { problem: string; onDone: () => void }) {
  return (
    <AuthPage title="학원을 시작했습니다">
      <p role="alert">{`로고만 올리지 못했습니다. 설정의 홈페이지에서 다시 올려 주세요. ${problem}`}</p>
      <Button variant="primary" fullWidth onClick={onDone}>
        학원으로 가기
      </Button>
    </AuthPage>
  );
}
