import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as zod from 'zod/mini';
import {
  changePassword,
  changeSupervisorPassword,
  type AuthInfo,
  type ChangePassword as PasswordChange,
} from '#client/generated/rest/auth.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { acceptAuth, landingPath, useSession } from '#client/session/session.ts';
import { ChangePasswordBody } from '#openapi/generated/zod/auth.ts';
import { Form, FormStack, Link, PasswordField, SubmitButton, useToast } from '#ui-kit';
import { useRemembered } from '../../remembered.ts';
import { AuthPage } from './AuthPage.tsx';
import { repetition, sameTwice } from './newPassword.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { SignOutLink } from './SignOutLink.tsx';

const resolver = schemaResolver(zod.extend(ChangePasswordBody, repetition).check(sameTwice));

/** /change-password: changes one's own password at any time; with a temporary one, before anything else. */
export default function ChangePassword() {
  const { auth } = useSession();
  const remembered = useRemembered();
  const navigate = useNavigate();
  const toast = useToast();
  const form = useForm({ resolver, defaultValues: { currentPassword: '', newPassword: '', repeated: '' } });
  if (!auth) return null;

  const isTemporary = auth.mustChangePassword;
  const onward = remembered ?? landingPath(auth);
  return (
    <AuthPage
      title={isTemporary ? '새 비밀번호 정하기' : '비밀번호 바꾸기'}
      description={
        isTemporary
          ? '임시 비밀번호로 로그인했습니다. 계속하려면 나만 아는 비밀번호로 바꿔 주세요.'
          : '바꾸면 다른 기기에서는 로그아웃됩니다.'
      }
      footer={isTemporary ? <SignOutLink /> : <Link href={onward}>바꾸지 않고 돌아가기</Link>}
    >
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ currentPassword, newPassword }) => {
          acceptAuth(await change(auth, { currentPassword, newPassword }));
          toast({ message: '비밀번호를 바꿨습니다', tone: 'positive' });
          void navigate(onward, { replace: true });
        }}
      >
        <FormStack>
          <PasswordField
            name="currentPassword"
            label={isTemporary ? '임시 비밀번호' : '지금 비밀번호'}
            autoComplete="current-password"
          />
          <NewPasswordFields />
          <SubmitButton fullWidth>비밀번호 바꾸기</SubmitButton>
        </FormStack>
      </Form>
    </AuthPage>
  );
}

/** Students and staff have separate operations. */
async function change(auth: AuthInfo, body: PasswordChange): Promise<AuthInfo> {
  if (auth.userType === 'STUDENT') return changePassword(body);
  const changed = await changeSupervisorPassword(auth.userId, body);
  return changed.auth ?? auth;
}
