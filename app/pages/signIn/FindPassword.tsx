import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { findPassword } from '#client/generated/rest/auth.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { FindPasswordBody } from '#openapi/generated/zod/auth.ts';
import { Button, ButtonLink, Form, FormStack, Link, PhoneField, SubmitButton, TextField } from '#ui-kit';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';

const resolver = schemaResolver(FindPasswordBody);

/** /find-password: responds the same whether the account exists or not, so that accounts cannot be guessed. */
export default function FindPassword() {
  const [isSent, setSent] = useState(false);
  return isSent ? <Sent onAgain={() => setSent(false)} /> : <Ask onSent={() => setSent(true)} />;
}

function Ask({ onSent }: { onSent: () => void }) {
  const form = useForm({ resolver, defaultValues: { loginId: '', phone: '' } });
  return (
    <AuthPage
      title="비밀번호 찾기"
      description="등록된 휴대폰으로 비밀번호를 바꾸는 링크를 보내 드립니다."
      footer={<Link href={paths.login}>로그인으로 돌아가기</Link>}
    >
      <Form
        form={form}
        guard={false}
        onSubmit={async (body) => {
          await findPassword(body);
          onSent();
        }}
      >
        <FormStack>
          <TextField name="loginId" label="아이디" autoComplete="username" />
          <PhoneField name="phone" label="휴대폰 번호" autoComplete="tel" />
          <SubmitButton fullWidth>링크 받기</SubmitButton>
        </FormStack>
      </Form>
    </AuthPage>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <AuthPage title="문자를 확인해 주세요">
      <p role="status">
        입력한 아이디와 번호가 등록된 것과 같으면 링크를 보냈습니다. 링크는 10분 동안 한 번 쓸 수 있습니다. 문자가 오지
        않으면 학원에 문의해 주세요.
      </p>
      <ButtonLink variant="primary" fullWidth href={paths.login}>
        로그인으로 돌아가기
      </ButtonLink>
      <Button variant="quiet" fullWidth onClick={onAgain}>
        다시 입력하기
      </Button>
    </AuthPage>
  );
}
