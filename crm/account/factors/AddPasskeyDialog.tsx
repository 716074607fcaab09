import { useForm } from 'react-hook-form';
import * as zod from 'zod/mini';
import { useAddPasskey, useBeginPasskey } from '#client/generated/rest/account.ts';
import { schemaResolver } from '#client/schemaResolver.ts';
import { createPasskey } from '#client/session/passkey.ts';
import { AddPasskeyBody, BeginPasskeyBody } from '#openapi/generated/zod/account.ts';
import { FormDialog, PasswordField, TextField } from '#ui-kit';

interface AddPasskeyDialogProps {
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onClose: () => void;
}

const resolver = schemaResolver(zod.extend(BeginPasskeyBody, zod.pick(AddPasskeyBody, { name: true }).shape));

/** Registers this device's passkey: the password and a name, then what the browser asks. */
export function AddPasskeyDialog({ onDone, onClose }: AddPasskeyDialogProps) {
  const begin = useBeginPasskey();
  const add = useAddPasskey();
  const form = useForm({ resolver, defaultValues: { name: '', currentPassword: '' } });
  return (
    <FormDialog
      open
      title="패스키 등록"
      size="small"
      submitLabel="등록"
      form={form}
      onSubmit={async ({ name, currentPassword }) => {
        const { options } = await begin.mutateAsync({ data: { currentPassword } });
        const response = await createPasskey(options);
        const { recoveryCodes } = await add.mutateAsync({ data: { name, response } });
        await onDone(recoveryCodes);
      }}
      said="패스키를 등록했습니다"
      onClose={onClose}
    >
      <p>지문, 얼굴, 화면 잠금이나 보안 키로 로그인을 확인합니다.</p>
      <TextField name="name" label="이름" placeholder="교무실 노트북" />
      <PasswordField name="currentPassword" label="지금 비밀번호" />
    </FormDialog>
  );
}
