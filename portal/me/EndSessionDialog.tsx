import { useForm } from 'react-hook-form';
import { useEndSessions, type AccountSession } from '#client/generated/rest/account.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { RenewRecoveryCodesBody } from '#openapi/generated/zod/account.ts';
import { FormDialog, PasswordField } from '#ui-kit';

interface EndSessionDialogProps {
  ending: AccountSession | 'others';
  onEnded: () => Promise<unknown>;
  onClose: () => void;
}

const resolver = schemaResolver(RenewRecoveryCodesBody);

/** Ends another sign-in, or all others, after the password was given again. */
export default function EndSessionDialog({ ending, onEnded, onClose }: EndSessionDialogProps) {
  const form = useForm({ resolver, defaultValues: { currentPassword: '' } });
  const end = useEndSessions();
  return (
    <FormDialog
      open
      size="small"
      title={ending === 'others' ? '다른 기기 모두 로그아웃' : '다른 기기 로그아웃'}
      submitLabel="로그아웃"
      form={form}
      onClose={onClose}
      onSubmit={async ({ currentPassword }) => {
        const sessionId = ending === 'others' ? undefined : ending.id;
        await end.mutateAsync({ data: { currentPassword, sessionId } });
        await onEnded();
      }}
      said="로그아웃했어요"
    >
      <p>
        {ending === 'others'
          ? '이 기기를 뺀 모든 기기에서 다시 로그인해야 해요. 캘린더 주소, 다른 기기의 알림, 보내 둔 비밀번호 링크와 인증번호도 함께 끝나요.'
          : `${ending.device}에서 다시 로그인해야 해요.`}
      </p>
      <PasswordField name="currentPassword" label="지금 비밀번호" />
    </FormDialog>
  );
}
