import { useState } from 'react';
import { sendSignInCode } from '#client/generated/rest/auth.ts';
import { Button, PlainField, PlainForm } from '#ui-kit';
import { AuthPage } from './AuthPage.tsx';

interface TextSignInProps {
  /** As it was typed beside the password. */
  loginId: string;
  /** Signs in with a code and what was typed before. */
  onCode: (code: string) => Promise<void>;
  /** Goes back to the password. */
  onBack: () => void;
}

/** A code by text in place of a wait, where many passwords of an account were wrong: it goes to the number on file. */
export default function TextSignIn({ loginId, onCode, onBack }: TextSignInProps) {
  const [isSent, setSent] = useState(false);
  const back = (
    <Button variant="quiet" size="small" onClick={onBack}>
      로그인으로 돌아가기
    </Button>
  );
  if (isSent) {
    return (
      <AuthPage
        title="인증번호 입력"
        description="입력한 번호가 등록된 것과 같으면 인증번호를 보냈습니다. 10분 안에 입력해 주세요."
        footer={back}
      >
        <PlainForm
          key="code"
          names={['code']}
          submitLabel="로그인"
          onSubmit={({ code = '' }) => onCode(digitsOf(code))}
        >
          <PlainField name="code" label="인증번호 8자리" autoComplete="one-time-code" inputMode="numeric" />
        </PlainForm>
        <Button fullWidth onClick={() => setSent(false)}>
          인증번호 다시 받기
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="문자로 인증" description="등록된 휴대폰으로 인증번호를 보내 드립니다." footer={back}>
      <PlainForm
        key="phone"
        names={['phone']}
        submitLabel="인증번호 받기"
        onSubmit={async ({ phone = '' }) => {
          await sendSignInCode({ loginId, phone });
          setSent(true);
        }}
      >
        <PlainField name="phone" label="휴대폰 번호" autoComplete="tel" inputMode="tel" />
      </PlainForm>
    </AuthPage>
  );
}

const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');
