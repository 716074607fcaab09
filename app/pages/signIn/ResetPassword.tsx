import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as zod from 'zod/mini';
import { HttpError } from '#client/errors.ts';
import { resetPasswordViaUuid } from '#client/generated/rest/auth.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { ResetPasswordViaUuidBody } from '#openapi/generated/zod/auth.ts';
import { ButtonLink, Form, FormStack, Link, SubmitButton, useToast } from '#ui-kit';
import { paths } from '../../paths.ts';
import { AuthPage } from './AuthPage.tsx';
import { repetition, sameTwice } from './newPassword.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

const resolver = schemaResolver(zod.extend(ResetPasswordViaUuidBody, repetition).check(sameTwice));

/** Sets a new password by the link of a text message, which works once. */
export function ResetPassword({ uuid }: { uuid: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const [isUsable, setUsable] = useState(true);
  const form = useForm({ resolver, defaultValues: { uuid, newPassword: '', repeated: '' } });
  if (!isUsable) return <Unusable />;
  return (
    <AuthPage
      title="새 비밀번호 정하기"
      description="정하면 모든 기기에서 로그아웃되고, 새 비밀번호로 로그인할 수 있습니다."
      footer={<Link href={paths.login}>로그인으로 가기</Link>}
    >
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ newPassword }) => {
          try {
            await resetPasswordViaUuid({ uuid, newPassword });
          } catch (error) {
            if (!(error instanceof HttpError) || error.problem.code !== 'reset-link-invalid') throw error;
            setUsable(false);
            return;
          }
          toast({ message: '비밀번호를 바꿨습니다. 새 비밀번호로 로그인해 주세요.', tone: 'positive' });
          void navigate(paths.login, { replace: true });
        }}
      >
        <FormStack>
          <NewPasswordFields />
          <SubmitButton fullWidth>비밀번호 정하기</SubmitButton>
        </FormStack>
      </Form>
    </AuthPage>
  );
}

function Unusable() {
  return (
    <AuthPage title="쓸 수 없는 링크입니다">
      <p role="alert">
        이미 썼거나 10분이 지났거나 주소가 잘린 링크입니다. 비밀번호를 바꾸려면 비밀번호 찾기를 다시 해 주세요.
      </p>
      <ButtonLink variant="primary" fullWidth href={paths.findPassword}>
        비밀번호 찾기
      </ButtonLink>
    </AuthPage>
  );
}
